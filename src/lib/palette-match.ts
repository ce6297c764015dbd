// What somebody typed into the palette, as it is compared and asked for.
import type { Language } from '../../domain/language.ts';
import { toWire } from '../../domain/money.ts';
import { parseTyped } from '../../domain/typed-money.ts';
import { positiveAmount } from '../../generated/field-bounds.ts';

const parts = (text: string) => text.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Every word that was typed stands in the name, or in the words by which people call it in either language. */
export function isFound(typed: string, name: string, otherWords = ''): boolean {
  const text = `${name} ${otherWords}`.toLowerCase();
  return parts(typed).every((part) => text.includes(part));
}

const partOfAccount = /^[\d\s•.-]*\d[\d\s-]*$/;

/** An account is shown masked and in groups, but the bank searches its bare digits. */
export const accountSearch = (typed: string): string =>
  partOfAccount.test(typed) ? typed.replaceAll(/\D/g, '') : typed;

const grouped = /^(?:(?:rp|idr)\s*)?(\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{2}))?$/i;

/** "42,000,000", "Rp 42.000.000,00", "150000000" and "150jt" as the bank writes an amount; undefined for what is none. */
export function amountIn(typed: string, language: Language): string | undefined {
  const [, whole, cents = '00'] = grouped.exec(typed.trim()) ?? [];
  if (whole) return `${whole.replaceAll(/\D/g, '')}.${cents}`;
  const read = parseTyped(typed, language, 'IDR');
  const { value } = read.ok ? toWire(read.value) : { value: '' };
  return positiveAmount.pattern.test(value) ? value : undefined;
}

/** Bare digits may be an amount, and as well a part of an account or of a reference. */
export const isBareNumber = (typed: string): boolean => /^\d+$/.test(typed.trim());

/** "pay mitra" looks for mitra: the palette itself puts the word before the name of a favorite. */
export const favoriteSearch = (typed: string): string => typed.replace(/^\s*(?:pay|bayar)\s+(?=\S)/i, '');

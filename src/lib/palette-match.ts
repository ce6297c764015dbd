// Parses and compares what the user types into the command palette.
import type { Language } from '../../domain/language.ts';
import { toWire } from '../../domain/money.ts';
import { parseTyped } from '../../domain/typed-money.ts';
import { positiveAmount } from '../../generated/field-bounds.ts';

const parts = (text: string) => text.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Returns true if every typed word occurs in the name or in the words for it in the other language. */
export function isFound(typed: string, name: string, otherWords = ''): boolean {
  const text = `${name} ${otherWords}`.toLowerCase();
  return parts(typed).every((part) => text.includes(part));
}

const partOfAccount = /^[\d\s•.-]*\d[\d\s-]*$/;

/** An account number is shown masked and grouped, but the bank searches its digits only. */
export const accountSearch = (typed: string): string =>
  partOfAccount.test(typed) ? typed.replaceAll(/\D/g, '') : typed;

const grouped = /^(?:(?:rp|idr)\s*)?(\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{2}))?$/i;

/**
 * Reads "42,000,000", "Rp 42.000.000,00", "150000000" and "150jt" as a contract amount; returns undefined for other
 * text.
 */
export function amountIn(typed: string, language: Language): string | undefined {
  const [, whole, cents = '00'] = grouped.exec(typed.trim()) ?? [];
  if (whole) return `${whole.replaceAll(/\D/g, '')}.${cents}`;
  const read = parseTyped(typed, language, 'IDR');
  const { value } = read.ok ? toWire(read.value) : { value: '' };
  return positiveAmount.pattern.test(value) ? value : undefined;
}

/** Digits only: they can be an amount, or part of an account number or a reference. */
export const isBareNumber = (typed: string): boolean => /^\d+$/.test(typed.trim());

/** Removes the leading "pay" or "bayar": the palette shows that word before the name of each favorite. */
export const favoriteSearch = (typed: string): string => typed.replace(/^\s*(?:pay|bayar)\s+(?=\S)/i, '');

// Converts between the decimal text of the contract and the text that the user sees and types in a form.
import type { Language } from '../../domain/language.ts';
import { formatAmount } from '../../domain/money-format.ts';
import { decimalText, fromWire, isCurrency } from '../../domain/money.ts';
import { parseTyped } from '../../domain/typed-money.ts';

/** Returns false while the user has typed something that is not an amount yet. */
export const isAmount = (value: string, currency: string): boolean => fromWire({ value, currency }).ok;

/** Amount 0 is not worth a question, because the bank refuses it. */
export const isPositiveAmount = (value: string, currency: string): boolean =>
  isAmount(value, currency) && Number(value) > 0;

/** A text that is not an amount is returned unchanged, so that the user can correct it. */
export function shownAmount(value: string, currency: string, language: Language): string {
  const amount = fromWire({ value, currency });
  return amount.ok ? formatAmount(amount.value, language) : value;
}

/** Decimals of a currency that has none are kept, so that the field can say so. */
export function typedAmount(text: string, currency: string, language: Language): string | null {
  if (text.trim() === '') return '';
  if (!isCurrency(currency)) return null;
  const amount = parseTyped(text, language, currency);
  if (!amount.ok && amount.code === 'FIELD_NO_DECIMALS') return typedAmount(withoutCode(text), 'USD', language);
  return amount.ok ? decimalText(amount.value) : null;
}

const withoutCode = (text: string): string => text.trim().replace(/^[a-z]{3}\s*(?=\d)/i, '');

/** A text of the bank that is an amount keeps its currency and its number on one line; any other is returned as it is. */
export const unbrokenAmount = (text: string): string => text.replace(/^(-?Rp|[A-Z]{3}) (?=-?\d)/, '$1\u00A0');

// An amount of a form: the decimal text of the contract, shown and typed in the language of the person.
import type { Language } from '../../domain/language.ts';
import { formatAmount } from '../../domain/money-format.ts';
import { decimalText, fromWire, isCurrency } from '../../domain/money.ts';
import { parseTyped } from '../../domain/typed-money.ts';

/** While somebody types, a field may hold what is none. */
export const isAmount = (value: string, currency: string): boolean => fromWire({ value, currency }).ok;

/** What is no amount stays as it was typed, so that the person sees what to mend. */
export function shownAmount(value: string, currency: string, language: Language): string {
  const amount = fromWire({ value, currency });
  return amount.ok ? formatAmount(amount.value, language) : value;
}

export function typedAmount(text: string, currency: string, language: Language): string | null {
  if (text.trim() === '') return '';
  if (!isCurrency(currency)) return null;
  const amount = parseTyped(text, language, currency);
  return amount.ok ? decimalText(amount.value) : null;
}

import type { Language } from './language.ts';
import { currencyMismatch, isCurrency, money } from './money.ts';
import type { CurrencyCode, Money } from './money.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';

const PREFIX = /^(rp\.?|[a-z]{3})\s*(?=\d)/i;
/** Three decimals are refused, not rounded: 1.250 may be a thousand and more in the other language. */
const NUMBER = {
  EN: /^(\d{1,18}|\d{1,3}(?:,\d{3}){1,5})(?:\.(\d{0,2}))?$/,
  ID: /^(\d{1,18}|\d{1,3}(?:\.\d{3}){1,5})(?:,(\d{0,2}|-))?$/,
} as const;

/** What a person types or pastes, with or without grouping and with the currency in front. */
export function parseTyped(text: string, language: Language, currency: CurrencyCode): Result<Money> {
  const trimmed = text.trim();
  const prefix = PREFIX.exec(trimmed);
  const named = currencyOfPrefix(prefix?.[1], currency);
  if (named === undefined) return failure('120');
  if (named !== currency) return currencyMismatch(named);
  const match = NUMBER[language].exec(trimmed.slice(prefix?.[0].length ?? 0));
  return match ? success(toMoney(match[1] ?? '', match[2] ?? '', currency)) : failure('120');
}

function currencyOfPrefix(prefix: string | undefined, otherwise: CurrencyCode): CurrencyCode | undefined {
  if (prefix === undefined) return otherwise;
  const name = prefix.toUpperCase();
  if (name === 'RP' || name === 'RP.') return 'IDR';
  return isCurrency(name) ? name : undefined;
}

/** Indonesian invoices end a round amount with ",-". */
function toMoney(whole: string, fraction: string, currency: CurrencyCode): Money {
  const cents = fraction.replace('-', '').padEnd(2, '0');
  return money(BigInt(whole.replace(/[.,]/g, '') + cents), currency);
}

import type { Language } from './language.ts';
import { decimalText, WHOLE_CURRENCIES } from './money.ts';
import type { CurrencyCode, Money } from './money.ts';

export type MoneyParts = { readonly currency: string; readonly amount: string };

const SEPARATORS = { EN: { group: ',', decimal: '.' }, ID: { group: '.', decimal: ',' } } as const;
/** M alone would be a million in English and a miliar in Indonesian, so no unit is one letter that both languages use. */
const UNITS = [
  { size: 1_000_000_000_000n, EN: 'tn', ID: 'T' },
  { size: 1_000_000_000n, EN: 'bn', ID: 'mlr' },
  { size: 1_000_000n, EN: 'mn', ID: 'jt' },
  { size: 1_000n, EN: 'k', ID: 'rb' },
] as const;

export function formatMoney(amount: Money, language: Language): string {
  return joined(moneyParts(amount, language));
}

export function moneyParts(amount: Money, language: Language): MoneyParts {
  return partsWith(currencySign(amount.currency, language), formatAmount(amount, language));
}

/** A currency without a smaller unit is written without decimals. */
export function formatAmount(amount: Money, language: Language): string {
  const isWhole = WHOLE_CURRENCIES.includes(amount.currency);
  return localised(isWhole ? decimalText(amount).replace(/\.00$/, '') : decimalText(amount), language);
}

/** Truncated, never rounded up: a compact figure must not show more than there is. */
export function formatCompact(amount: Money, language: Language): string {
  return joined(compactParts(amount, language));
}

export function compactParts(amount: Money, language: Language): MoneyParts {
  return partsWith(currencySign(amount.currency, language), compactAmount(amount, language));
}

function compactAmount(amount: Money, language: Language): string {
  const minor = amount.minor < 0n ? -amount.minor : amount.minor;
  const unit = UNITS.find(({ size }) => minor >= size * 100n);
  if (!unit) return formatAmount(amount, language);
  const shortened = decimalText({ ...amount, minor: amount.minor / unit.size }).replace(/\.?0+$/, '');
  return `${localised(shortened, language)}${unit[language] === 'k' ? '' : ' '}${unit[language]}`;
}

function localised(decimal: string, language: Language): string {
  const { group, decimal: point } = SEPARATORS[language];
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}

function currencySign(currency: CurrencyCode, language: Language): string {
  return currency === 'IDR' && language === 'ID' ? 'Rp' : currency;
}

function joined({ currency, amount }: MoneyParts): string {
  return `${currency} ${amount}`;
}

/** In Indonesian the minus sign is before the currency, as banks print it: -Rp 1.500,00. */
function partsWith(currency: string, amount: string): MoneyParts {
  return currency === 'Rp' && amount.startsWith('-')
    ? { currency: '-Rp', amount: amount.slice(1) }
    : { currency, amount };
}

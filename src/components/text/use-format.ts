// Formats money, dates and numbers in the user's language.
import { formatDate, formatMoment } from '../../../domain/date-format.ts';
import {
  compactParts,
  formatAmount,
  formatCompact,
  formatMoney,
  moneyParts,
  type MoneyParts,
} from '../../../domain/money-format.ts';
import { fromWire, type Money } from '../../../domain/money.ts';
import type { Language } from '../../../domain/language.ts';
import { languageOf } from '../../lib/language.ts';
import { useLocale } from './use-texts.ts';

export interface WireAmount {
  readonly value: string;
  readonly currency: string;
}

export interface Format {
  readonly language: Language;
  money(amount: WireAmount): string;
  moneyParts(amount: WireAmount): MoneyParts;
  amount(amount: WireAmount): string;
  compact(amount: WireAmount): string;
  /** Short and without the currency, for the axis of a chart. */
  compactAmount(amount: WireAmount): string;
  date(date: string): string;
  moment(instant: string): string;
  number(value: number | string): string;
  /** An exchange rate, with all its decimals. */
  rate(value: string): string;
}

function read(amount: WireAmount): Money {
  const result = fromWire(amount);
  if (!result.ok) throw new Error(`The bank sent an amount that is none: ${amount.value} ${amount.currency}`);
  return result.value;
}

const numberLocales = { EN: 'en-US', ID: 'id-ID' } as const;

export function formatIn(language: Language): Format {
  const numbers = new Intl.NumberFormat(numberLocales[language]);
  const rates = new Intl.NumberFormat(numberLocales[language], { minimumFractionDigits: 2, maximumFractionDigits: 8 });
  return {
    language,
    // A non-breaking space keeps the currency sign and the amount on one line.
    money: (amount) => formatMoney(read(amount), language).replace(' ', '\u00A0'),
    moneyParts: (amount) => moneyParts(read(amount), language),
    amount: (amount) => formatAmount(read(amount), language),
    compact: (amount) => formatCompact(read(amount), language),
    compactAmount: (amount) => compactParts(read(amount), language).amount,
    date: (date) => formatDate(date, language),
    moment: (instant) => formatMoment(Date.parse(instant), language),
    number: (value) => numbers.format(Number(value)),
    rate: (value) => rates.format(Number(value)),
  };
}

// Number formatters are expensive to create.
const formats = new Map<Language, Format>();

export function useFormat(): Format {
  const language = languageOf(useLocale());
  const format = formats.get(language) ?? formatIn(language);
  formats.set(language, format);
  return format;
}

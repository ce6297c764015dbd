import { currencyNames } from './currency-names.ts';
import type { Language } from './language.ts';
import type { Money } from './money.ts';
import { englishNumber } from './number-words/english.ts';
import { indonesianNumber } from './number-words/indonesian.ts';

/** The amount in words, as cheques and payment advices print it below the figures. */
export function amountInWords(amount: Money, language: Language): string {
  const size = amount.minor < 0n ? -amount.minor : amount.minor;
  const minus = amount.minor < 0n ? 'minus ' : '';
  return minus + (language === 'ID' ? indonesian(amount, size) : english(amount, size));
}

function indonesian(amount: Money, size: bigint): string {
  const names = currencyNames(amount.currency).ID;
  const cents = size % 100n;
  const whole = `${indonesianNumber(size / 100n)} ${names.unit}`;
  return cents === 0n ? whole : `${whole} ${indonesianNumber(cents)} ${names.cent}`;
}

function english(amount: Money, size: bigint): string {
  const names = currencyNames(amount.currency).EN;
  const units = size / 100n;
  const cents = size % 100n;
  const whole = `${englishNumber(units)} ${units === 1n ? names.unit : names.units}`;
  return cents === 0n ? whole : `${whole} and ${englishNumber(cents)} ${cents === 1n ? names.cent : names.cents}`;
}

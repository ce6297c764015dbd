// Numbers that are no amount of money, as documents print them.
import type { Language } from './language.ts';

const locales = { EN: 'en-US', ID: 'id-ID' } as const;

type Exchange = {
  readonly rate: string;
  readonly debitAmount: { readonly currency: string };
  readonly creditAmount: { readonly currency: string };
};

/** Keeps all decimals, and shows at least this many. */
export const formatDecimal = (value: string, language: Language, leastDecimals = 0): string =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: leastDecimals, maximumFractionDigits: 8 }).format(
    Number(value),
  );

/** "IDR 16,393.16 per USD"; only the number between two foreign currencies. */
export function rateInWords({ rate, debitAmount, creditAmount }: Exchange, language: Language): string {
  const shown = formatDecimal(rate, language, 2);
  const foreign = [debitAmount.currency, creditAmount.currency].filter((currency) => currency !== 'IDR');
  return foreign.length === 1 ? `IDR ${shown} per ${foreign[0]}` : shown;
}

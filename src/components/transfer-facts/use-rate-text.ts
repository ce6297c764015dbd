import type { Conversion, CurrencyCode } from '../../../generated/types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

interface Exchange {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly rate: string;
}

/** A rate with its unit: rupiah for one unit of the other currency, or what one bought unit costs. */
export function useRateText(): (exchange: Exchange) => string {
  const t = useTexts('kinds');
  const format = useFormat();
  return ({ from, to, rate }) => {
    const [price, unit] = to === 'IDR' ? [to, from] : [from, to];
    return t('transfer.rateOf', { rate: format.rate(rate), price, unit });
  };
}

/** The counter rate moves until the execution; the rate of a deal is agreed. */
export const isIndication = (conversion: Conversion | null | undefined): boolean => conversion?.rateType === 'counter';

export const exchangeIn = ({ debitAmount, creditAmount, rate }: Conversion): Exchange => ({
  from: debitAmount.currency,
  to: creditAmount.currency,
  rate,
});

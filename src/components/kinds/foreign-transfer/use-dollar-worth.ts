// What an amount is worth in US dollars at the middle rates of the board, as the bank counts it for the month.
import { listExchangeRates } from '../../../../generated/calls/information.ts';
import type { RateBoardRow } from '../../../../generated/types.ts';
import { convertThroughRupiah } from '../../../../domain/money-scaling.ts';
import { fromWire, type Money } from '../../../../domain/money.ts';
import { useRead } from '../../../api/read.ts';
import type { WireAmount } from '../../text/use-format.ts';

const everyCurrency = { body: { filter: {}, page: { size: 30 } } };

function dollarsOf(amount: Money, board: readonly RateBoardRow[]): Money | undefined {
  if (amount.currency === 'USD') return amount;
  const quoteOf = (wanted: string) => {
    const row = board.find(({ currency }) => currency === wanted);
    return row && { rate: row.middle, unit: row.quoteUnit };
  };
  const [source, target] = [quoteOf(amount.currency), quoteOf('USD')];
  const worth = source && target && convertThroughRupiah(amount, source, target, 'USD', 'half-up');
  return worth?.ok ? worth.value : undefined;
}

export function useDollarWorth(amount: WireAmount | undefined): Money | undefined {
  const { data } = useRead(listExchangeRates, amount ? everyCurrency : null);
  const asked = amount && fromWire(amount);
  return asked?.ok ? dollarsOf(asked.value, data?.items ?? []) : undefined;
}

import { currencySums, type CurrencySum } from '../../../../domain/currency-sums.ts';
import type { CountedBooks, PlannedItem } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

interface Moved {
  readonly single: readonly CurrencySum[];
  readonly series: readonly CurrencySum[];
  /** How many times the series pay. */
  readonly payments: number;
  /** True if a series among them comes to its total at most. */
  readonly isMost: boolean;
  /** Books that are ordered, by type. */
  readonly books: readonly CountedBooks[];
}

const bookTypes = ['cheque', 'giro'] as const;

function booksOf(items: readonly PlannedItem[]): CountedBooks[] {
  const ordered = items.flatMap(({ books }) => books ?? []);
  return bookTypes.flatMap((type) => {
    const ofType = ordered.filter((books) => books.type === type);
    return ofType.length > 0 ? [{ type, quantity: ofType.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
}

/** What the requests move that can be decided on: a series counts with all of its payments. */
export function movedBy(items: readonly PlannedItem[]): Moved {
  const ready = items.filter((item) => item.ready);
  const series = ready.flatMap((item) => item.series ?? []);
  const single = ready.flatMap(({ amount, series: terms }) => (amount && !terms ? [amount] : []));
  return {
    single: currencySums(single),
    series: currencySums(series.map(({ total }) => total)),
    payments: series.reduce((sum, { payments }) => sum + payments, 0),
    isMost: series.some(({ isMost }) => isMost),
    books: booksOf(ready),
  };
}

/** One amount per currency, as text. */
function useSumText(): (sums: readonly CurrencySum[]) => string {
  const format = useFormat();
  return (sums) => sums.map(({ total }) => format.money(total)).join(' + ');
}

/** The payments of the series and what they come to; empty without a series. */
export function useSeriesSumText(): (moved: Moved) => string {
  const t = useTexts('requests');
  const sumText = useSumText();
  return ({ series, payments, isMost }) => {
    if (payments === 0) return '';
    const total = t(isMost ? 'series.most' : 'series.total', { amount: sumText(series) });
    return `${t('series.times', { count: payments })}, ${total}`;
  };
}

/** What is moved or ordered, as text for a button. */
export function useMovedText(): (items: readonly PlannedItem[]) => string {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const sumText = useSumText();
  const seriesText = useSeriesSumText();
  return (items) => {
    const moved = movedBy(items);
    const books = moved.books.map(({ type, quantity }) => kinds(`books.${type}`, { count: quantity }));
    return [sumText(moved.single), seriesText(moved), ...books].filter(Boolean).join(' + ') || t('plan.noAmount');
  };
}

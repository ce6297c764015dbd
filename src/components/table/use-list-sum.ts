import { useFormat, type WireAmount } from '../text/use-format.ts';

interface SummedPage {
  readonly page: { readonly total: number | null };
  readonly sums: readonly { readonly count: number; readonly total: WireAmount }[];
}

/** The total of a whole list: the number of rows, including those without an amount, and the sum in each currency. */
export function useListSum(
  data: SummedPage | undefined,
  sentence: (values: { count: number; total: string }) => string,
): string {
  const format = useFormat();
  if (!data || data.sums.length === 0) return '';
  const counted = data.sums.reduce((sum, { count }) => sum + count, 0);
  const totals = data.sums.map(({ total }) => format.money(total));
  return sentence({ count: data.page.total ?? counted, total: totals.join(' · ') });
}

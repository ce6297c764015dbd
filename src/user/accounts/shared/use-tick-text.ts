import { useFormat } from '../../../components/text/use-format.ts';

/** An axis has room for the figure only; the title of the chart names the currency. */
export function useTickText(currency: string): (value: number) => string {
  const format = useFormat();
  const compact = (value: number) => format.compact({ value: value.toFixed(2), currency });
  return (value) => (value === 0 ? '0' : compact(value).replace(/^(-?)\S+\s/, '$1'));
}

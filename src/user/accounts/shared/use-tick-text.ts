import { useFormat } from '../../../components/text/use-format.ts';

/** Beside the axis there is room for the figure alone; the title names its currency. */
export function useTickText(currency: string): (value: number) => string {
  const format = useFormat();
  const compact = (value: number) => format.compact({ value: value.toFixed(2), currency });
  return (value) => (value === 0 ? '0' : compact(value).replace(/^(-?)\S+\s/, '$1'));
}

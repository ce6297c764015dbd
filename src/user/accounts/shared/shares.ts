import type { WireAmount } from '../../../components/text/use-format.ts';

const FULL = 100;

/** The percentage of the whole, for bars only. Figures in text come from the bank. */
export function shareOfAmounts(part: WireAmount, whole: WireAmount): number {
  const all = Number(whole.value);
  return all > 0 ? Math.round((Number(part.value) / all) * FULL) : 0;
}

import type { CurrencySum } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

/** One amount per currency, as text for a button. */
export function useSumText(): (sums: readonly CurrencySum[]) => string {
  const t = useTexts('requests');
  const format = useFormat();
  return (sums) => sums.map(({ total }) => format.money(total)).join(' + ') || t('plan.noAmount');
}

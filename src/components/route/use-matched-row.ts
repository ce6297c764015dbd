import type { MatchedRow } from '../../../generated/types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** Describes the approval rule that decided the route, with its amounts. */
export function useMatchedRow(): (row: MatchedRow) => string {
  const t = useTexts('kinds');
  const format = useFormat();
  function amounts({ minimum, maximum }: MatchedRow): string | null {
    const from = minimum && Number(minimum.value) > 0 && format.money(minimum);
    const to = maximum && format.money(maximum);
    if (from && to) return t('route.between', { from, to });
    if (from) return t('route.from', { from });
    return to && t('route.upTo', { to });
  }
  return (row) => [row.name, amounts(row)].filter(Boolean).join(' · ');
}

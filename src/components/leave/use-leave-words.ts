import type { Leave } from '../../../domain/leave.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** Returns a function that gives the periods as text: "21 Dec 2026 – 2 Jan 2027"; null for none. */
export function useLeaveWords(): (leave: Leave | undefined) => string | null {
  const t = useTexts('session');
  const format = useFormat();
  const words = ({ from, to }: Leave[number]) =>
    from === to ? format.date(from) : t('leave.range', { from: format.date(from), to: format.date(to) });
  return (leave = []) => leave.map(words).join('; ') || null;
}

import type { Leave } from '../../../domain/leave.ts';
import { useFormat } from '../text/use-format.ts';

/** Returns a function that gives the periods as text: "21 Dec 2026 – 2 Jan 2027"; null for none. */
export function useLeaveWords(): (leave: Leave | undefined) => string | null {
  const format = useFormat();
  const words = ({ from, to }: Leave[number]) => [...new Set([from, to])].map((day) => format.date(day)).join(' – ');
  return (leave = []) => leave.map(words).join('; ') || null;
}

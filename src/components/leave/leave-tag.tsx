import { onLeaveUntil, type Leave } from '../../../domain/leave.ts';
import { bankToday } from '../../api/bank-time.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** Shown beside a person who is on leave today. */
export function LeaveTag({ leave = [] }: { readonly leave: Leave | undefined }) {
  const t = useTexts('session');
  const format = useFormat();
  const until = onLeaveUntil(leave, bankToday());
  return until && <StatusTag tone="inform">{t('leave.until', { date: format.date(until) })}</StatusTag>;
}

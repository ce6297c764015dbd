// The leave of a form: the schema of its periods, and the rules that the bank applies to them.
import * as z from 'zod/mini';
import { latestLeaveDay, leaveFault, type LeavePeriod } from '../../../domain/leave.ts';
import { zCalendarDate } from '../../../generated/zod.gen.ts';
import { bankToday } from '../../api/bank-time.ts';
import { codedMessage } from '../../lib/coded-message.ts';

export interface WithLeave {
  leave: LeavePeriod[];
}

export const leaveSchema = z.array(z.object({ from: zCalendarDate, to: zCalendarDate }));

/** Returns the place and the coded message of what the bank would refuse. */
export function leaveIssue(
  leave: readonly LeavePeriod[],
  stored: readonly LeavePeriod[],
  dateText: (date: string) => string,
) {
  const today = bankToday();
  const fault = leaveFault(leave, { today, stored });
  if (!fault) return undefined;
  const { code, index, field } = fault;
  return {
    path: ['leave', index, field],
    message: codedMessage({ code, parameters: { date: dateText(latestLeaveDay(today)) } }),
  };
}

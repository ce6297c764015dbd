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

/** The check of a form with leave. It marks the field that the bank would refuse. */
export const leaveCheck =
  (stored: readonly LeavePeriod[], dateText: (date: string) => string) =>
  ({ value, issues }: Pick<z.core.ParsePayload<WithLeave>, 'value' | 'issues'>): void => {
    const today = bankToday();
    const fault = leaveFault(value.leave, { today, stored });
    if (!fault) return;
    const { code, index, field } = fault;
    const message = codedMessage({ code, parameters: { date: dateText(latestLeaveDay(today)) } });
    issues.push({ code: 'custom', input: value, path: ['leave', index, field], message });
  };

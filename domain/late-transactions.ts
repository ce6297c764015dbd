import type { ErrorCode } from '../generated/error-codes.ts';
import { addDays } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { isOpen, serviceState } from './cut-off.ts';
import type { ServiceHours, ServiceState } from './cut-off.ts';
import type { JakartaMoment } from './jakarta-time.ts';
import { backDateReason, closedReason } from './late-reasons.ts';
import type { LateReason, Step } from './late-reasons.ts';
import type { Parameters } from './parameters.ts';
import { flatMap, success } from './result.ts';
import type { Result } from './result.ts';

export type DatedTransaction = {
  readonly service: string;
  readonly date: CalendarDate;
  /** A special rate is valid for its day only, so the date cannot be moved. */
  readonly hasSpecialRate: boolean;
};
export type Late = {
  readonly kind: 'late';
  readonly code: ErrorCode;
  readonly parameters: Parameters;
  readonly offeredDate: CalendarDate | null;
  readonly choices: readonly ('execute-on-offered-date' | 'cancel')[];
};
export type Punctuality = { readonly kind: 'on-time' } | Late;

/** Whether a transaction is late because of a cut-off, a holiday or its date, and what the user can choose then. */
export function punctuality(
  hours: ServiceHours,
  transaction: DatedTransaction,
  step: Step,
  now: JakartaMoment,
): Result<Punctuality> {
  if (transaction.date < now.date) return late(hours, transaction, now, backDateReason(step, transaction.date));
  const at = transaction.date === now.date ? now : startOf(transaction.date);
  return flatMap(serviceState(hours, transaction.service, at), (state: ServiceState): Result<Punctuality> =>
    state.state === 'closed'
      ? late(hours, transaction, at, closedReason(state, step, transaction.date))
      : success({ kind: 'on-time' }),
  );
}

/**
 * Today if the service is still open, otherwise the next day on which it opens. Fails if the known calendar ends
 * before.
 */
export function earliestExecutionDate(hours: ServiceHours, service: string, now: JakartaMoment): Result<CalendarDate> {
  for (let days = 0; ; days += 1) {
    const at = days === 0 ? now : startOf(addDays(now.date, days));
    const state = serviceState(hours, service, at);
    if (!state.ok) return state;
    if (isOpen(state.value)) return success(at.date);
  }
}

function late(
  hours: ServiceHours,
  transaction: DatedTransaction,
  from: JakartaMoment,
  reason: LateReason,
): Result<Punctuality> {
  if (transaction.hasSpecialRate)
    return success({ kind: 'late', ...reason.withSpecialRate, offeredDate: null, choices: ['cancel'] });
  return flatMap(earliestExecutionDate(hours, transaction.service, from), (date): Result<Punctuality> =>
    success({
      kind: 'late',
      code: reason.code,
      parameters: { ...reason.parameters, date: { date } },
      offeredDate: date,
      choices: ['execute-on-offered-date', 'cancel'],
    }),
  );
}

function startOf(date: CalendarDate): JakartaMoment {
  return { date, time: '00:00' };
}

// A series and its occurrences, as the contract shows them.
import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { seriesDays, type SeriesDay } from '../../domain/recurring-series.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type {
  PaymentAmount,
  RecurringAction,
  RecurringOccurrence,
  RecurringSeries,
  StatusLabel,
} from '../../generated/types.ts';
import { may, phaseOf } from '../approval/permissions.ts';
import type { Viewer } from '../approval/queues.ts';
import { Refusal } from '../refusal.ts';
import { numbersOf } from './series-numbers.ts';
import { timingNow, type SeriesRequest } from './series-now.ts';
import type { OccurrenceRow, SeriesCounts, SeriesRow } from './series-store.ts';

/** The transaction of an occurrence, and the code of its last attempt. */
export interface OwnTransaction {
  readonly refNo: string;
  readonly status: StatusLabel;
  /** The day of its last attempt, which may come after that of the series. */
  readonly executionDate: CalendarDate;
  readonly code: ErrorCode | null;
}

const ownStates = { retrying: 'Pending Execute', skipped: 'Skipped', failed: 'Failed' } as const;

export interface ShownOccurrence {
  readonly day: SeriesDay;
  readonly amount: PaymentAmount;
  readonly known?: OccurrenceRow | undefined;
  readonly paid?: OwnTransaction | undefined;
  readonly isNext: boolean;
}

function statusOf({ day, known, paid }: ShownOccurrence): StatusLabel {
  if (paid) return paid.status;
  if (known && known.state !== 'started') return ownStates[known.state];
  return day.shift === 'left-out' ? 'Skipped' : 'Pending Execute';
}

/** What was stored when it was dealt with; before that, what the calendar says today. */
const daysOf = ({ day, known, paid }: ShownOccurrence) => ({
  executionDate: paid?.executionDate ?? (known ? known.execution_date : day.executionDate),
  shift: known ? known.shift : day.shift,
  holidayName: known ? known.holiday_name : day.holidayName,
});

/** What the bank does next with an occurrence that was not paid. */
function waitingOf({ known, paid }: ShownOccurrence) {
  const waitsForMoney = paid?.status === 'Pending Execute';
  const at = known?.next_attempt_at;
  return {
    ...(waitsForMoney && { waitsForMoney }),
    ...(at && (waitsForMoney || known.state === 'retrying') && { nextAttemptAt: wireInstant(at.getTime()) }),
  };
}

export function occurrenceOnWire(shown: ShownOccurrence): RecurringOccurrence {
  const { day, amount, known, paid, isNext } = shown;
  return {
    occurrence: day.occurrence,
    plannedDate: day.plannedDate,
    ...daysOf(shown),
    status: statusOf(shown),
    refNo: paid ? paid.refNo : null,
    amount: known ? { value: known.amount, currency: known.currency } : amount,
    code: paid?.code ?? known?.code ?? null,
    allowSkip: isNext,
    ...waitingOf(shown),
  };
}

export function amountOfSeries({ ref_no: refNo, amount, currency }: SeriesRequest): PaymentAmount {
  if (amount === null || currency === null) throw new Error(`The series ${refNo} has no amount`);
  return { value: amount, currency };
}

/** The occurrence that is to come, computed for its own day only. */
function nextOccurrence(row: SeriesRequest, series: SeriesRow, calendar: BusinessCalendar): RecurringOccurrence | null {
  const { next_occurrence: occurrence, next_date: date } = series;
  if (occurrence === null || date === null) return null;
  const timing = { ...row.content.payment.form.timing, frequencyType: 'ONCE', startDate: date, endDate: date } as const;
  const [day] = seriesDays(timing, calendar);
  if (!day) throw new Error('A series of one day has one day');
  return occurrenceOnWire({ day: { ...day, occurrence }, amount: amountOfSeries(row), isNext: true });
}

const actionOf = (action: RecurringAction['action'], allowed: boolean, code: ErrorCode): RecurringAction => ({
  action,
  allowed,
  code: allowed ? null : code,
});

/** Only what is possible in this phase; the code says why this person may not do it. */
function actionsOf(row: SeriesRequest, person: Viewer, hasNext: boolean): RecurringAction[] {
  const allows = (action: RecurringAction['action']) => may({ row, person }, action);
  const phase = phaseOf(row);
  if (phase === 'repair') return [actionOf('repair', allows('repair'), '403')];
  if (phase !== 'repeating') return [];
  const skip = actionOf('skip', allows('skip') && hasNext, allows('skip') ? '1183' : '403');
  return [actionOf('edit', allows('edit'), '403'), skip, actionOf('stop', allows('stop'), '403')];
}

export interface ShownSeries {
  readonly row: SeriesRequest;
  readonly series: SeriesRow;
  readonly counts: SeriesCounts | undefined;
  readonly viewer: Viewer;
  readonly calendar: BusinessCalendar;
}

export function seriesOnWire({ row, series, counts, viewer, calendar }: ShownSeries): RecurringSeries {
  if (!row.account) throw new Refusal('193');
  const next = nextOccurrence(row, series, calendar);
  const { payments, executed, remaining } = numbersOf({ row, series, counts, calendar });
  return {
    refNo: row.ref_no,
    revision: row.revision,
    taskId: row.stage_kind !== null || row.tab === 'repair' ? row.task_id : null,
    paymentType: series.payment_type,
    status: row.status,
    customerName: row.payee_name,
    destination: row.payee_account,
    destinationBank: row.payee_bank,
    fromAccount: row.account,
    amount: amountOfSeries(row),
    timing: timingNow(row, series),
    frequency: payments,
    executedOccurrences: executed,
    remainingOccurrences: remaining,
    nextOccurrence: next,
    createdBy: { userId: row.created_by, name: row.created_by_name },
    createdAt: wireInstant(row.created_at.getTime()),
    actions: actionsOf(row, viewer, next !== null),
  };
}

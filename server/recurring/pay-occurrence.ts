// Handles one due occurrence: skips it, pays it, tries it again later, or gives it up.
import { nextWorkingDay } from '../../domain/business-calendar.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { decimalText } from '../../domain/money.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { isTriedAgain } from '../../domain/recurring-attempts.ts';
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { systemActor, type Actor } from '../approval/actor.ts';
import { follow } from '../approval/payment-kind.ts';
import { checkPunctual } from '../approval/late.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';
import { startOf } from '../approval/schedule.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../approval/store.ts';
import { executeAgain } from '../execution/execute-again.ts';
import type { JobContext } from '../jobs/kind.ts';
import { lockCompany } from '../db/company-lock.ts';
import { readNumber } from '../parameters.ts';
import { readCalendarOf } from './series-calendar.ts';
import { Refusal } from '../refusal.ts';
import { endAsExpired } from '../requests/expire.ts';
import { doOrUndo } from '../savepoint.ts';
import { heldCode, type Due } from './due-occurrence.ts';
import { makerContext } from './maker-context.ts';
import type { SeriesRequest } from './series-now.ts';
import { notifyOfHeld, notifyMakers } from './news.ts';
import { occurrenceRowOf } from './occurrence-row.ts';
import { repeatedOf } from './repeated.ts';
import { storeOccurrence, type OccurrenceRow } from './series-store.ts';
import { startPayment } from './start-payment.ts';

/** A bill that is not open, or is above the cap, is nothing that failed. */
const skipCodes: ReadonlySet<string> = new Set(['184', 'RECURRING_ABOVE_CAP']);

/** The opening of the next working day, or tomorrow where the calendar is not known. */
async function nextAttempt(job: JobContext, row: SeriesRequest): Promise<Date> {
  const today = jakartaMoment(job.now.getTime()).date;
  const day = nextWorkingDay(await readCalendarOf(job.db, row.content.payment), today);
  const system = systemActor(job, row.company_id, job.now, 'recurring.run');
  return startOf(system, { ...row, execution_date: day.ok ? day.value : addDays(today, 1) });
}

async function whenAgain(job: JobContext, row: SeriesRequest, attempts: number): Promise<Date | null> {
  return attempts < (await readNumber(job.db, 'RECURRING_MAX_ATTEMPTS')) ? nextAttempt(job, row) : null;
}

type ToPay = Extract<Due, { kind: 'to-pay' }>;

async function pay(job: JobContext, row: SeriesRequest, { day, attempts }: ToPay): Promise<void> {
  const maker = await makerContext(job, row);
  await lockCompany(job.db, 'payments', row.company_id);
  const draft = await repeatedOf(row.content.payment).draftToday(maker, row.ref_no);
  const { occurrence } = day;
  const paid = await doOrUndo(job.db, () => startPayment(job, maker, { series: row, draft, occurrence }));
  if (paid instanceof Refusal) throw paid;
  await storeOccurrence(job.db, {
    ...occurrenceRowOf(row, day, job.now),
    state: 'started',
    amount: draft.amount ? decimalText(draft.amount) : (row.amount ?? '0'),
    attempts: attempts + 1,
    next_attempt_at: await whenAgain(job, row, attempts + 1),
    task_id: paid.task_id,
  });
}

async function putOff(job: JobContext, row: SeriesRequest, due: ToPay, refusal: Refusal): Promise<void> {
  const attempts = due.attempts + 1;
  const most = await readNumber(job.db, 'RECURRING_MAX_ATTEMPTS');
  const again = isTriedAgain(refusal.code, attempts, most) ? await nextAttempt(job, row) : null;
  const ended = skipCodes.has(refusal.code) ? 'skipped' : 'failed';
  await storeOccurrence(job.db, {
    ...occurrenceRowOf(row, due.day, job.now),
    state: again ? 'retrying' : ended,
    code: refusal.code,
    attempts,
    next_attempt_at: again,
  });
  await notifyMakers(job, row, { plannedDate: due.day.plannedDate, refusal, nextAttempt: again });
}

/** Looks again every day until the holidays are announced. It counts as no attempt, and the makers are notified once. */
async function hold(job: JobContext, row: SeriesRequest, due: Extract<Due, { kind: 'to-hold' }>): Promise<void> {
  await storeOccurrence(job.db, {
    ...occurrenceRowOf(row, due.day, job.now),
    state: 'retrying',
    code: heldCode,
    attempts: due.attempts,
    next_attempt_at: await nextAttempt(job, row),
  });
  if (!due.isHeld) await notifyOfHeld(job, row, due.day.plannedDate);
}

async function findPaid({ db }: JobContext, { company_id: companyId, task_id: taskId }: OccurrenceRow) {
  return taskId === null ? undefined : findRequest(db, { companyId, taskId }, true);
}

/** The bank has not answered yet, so it may still find too little money. */
const isAtBank = ({ status }: RequestRow) => status === 'Execution In Progress' || status === 'Pending by Bank';

/** Looks at the occurrence again on the next working day. It counts as no attempt, because nothing was tried. */
async function lookAgain(job: JobContext, row: SeriesRequest, known: OccurrenceRow): Promise<void> {
  await storeOccurrence(job.db, { ...known, next_attempt_at: await nextAttempt(job, row), updated_at: job.now });
}

/** A payment that was at the bank when its series was stopped, and came back for lack of money, is not tried again. */
async function giveUp(job: JobContext, row: SeriesRequest, known: OccurrenceRow): Promise<void> {
  const paid = await findPaid(job, known);
  if (paid && isAtBank(paid)) return lookAgain(job, row, known);
  await storeOccurrence(job.db, { ...known, next_attempt_at: null, updated_at: job.now });
  if (!paid || !waitsForMoney(paid)) return;
  await endAsExpired(job, paid, paid.execution_date);
}

/** It uses the limits and the purchases of today, not those of the day on which it found no money. */
async function executeToday(system: Actor, paid: RequestRow): Promise<void> {
  const execution_date = jakartaMoment(system.now.getTime()).date;
  await checkPunctual(system, { ...paid, execution_date }, 'release');
  await recheckLimits(system, { ...paid, execution_date }, 'release');
  const moved = await updateRequest(system.db, identityOf(paid), { execution_date, updated_at: system.now });
  await follow(system, moved, 'redated');
  await executeAgain(system, moved);
}

/** Executes a transaction again that still waits for money, as long as attempts are left. */
async function fund(job: JobContext, row: SeriesRequest, known: OccurrenceRow): Promise<void> {
  const paid = await findPaid(job, known);
  if (paid && isAtBank(paid)) return lookAgain(job, row, known);
  const attempts = known.attempts + 1;
  const waits = paid !== undefined && waitsForMoney(paid);
  const again = waits ? await whenAgain(job, row, attempts) : null;
  await storeOccurrence(job.db, { ...known, attempts, next_attempt_at: again, updated_at: job.now });
  if (!waits) return;
  const system = systemActor(job, row.company_id, job.now, 'recurring.run');
  await lockCompany(job.db, 'payments', row.company_id);
  const refusal = await doOrUndo(job.db, () => executeToday(system, paid));
  if (refusal) await notifyMakers(job, row, { plannedDate: known.planned_date, refusal, nextAttempt: again });
}

export async function attendTo(job: JobContext, row: SeriesRequest, due: Due): Promise<void> {
  if (due.kind === 'to-fund') return row.status === 'Stopped' ? giveUp(job, row, due.known) : fund(job, row, due.known);
  if (due.kind === 'left-out')
    return storeOccurrence(job.db, { ...occurrenceRowOf(row, due.day, job.now), state: 'skipped' });
  if (due.kind === 'to-hold') return hold(job, row, due);
  try {
    await pay(job, row, due);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await putOff(job, row, due, error);
  }
}

// The last approval of a change: the series before it pays its days before the first day of the change, and then ends.
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { plannedDates } from '../../domain/recurring.ts';
import { firstPlannedDay, scheduleOf } from '../../domain/recurring-series.ts';
import type { Actor } from '../approval/actor.ts';
import { announceTransaction } from '../approval/announce.ts';
import { followMove } from '../approval/payment-kind.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';
import { appendAudit } from '../audit/append.ts';
import { moveOn } from './move-on.ts';
import { checkNotStopped, readSeriesByReference } from './replace.ts';
import { timingNow, type SeriesRequest } from './series-now.ts';
import { findOccurrences, forgetDaysFrom, readSeries, updateSeries } from './series-store.ts';
import { tooLateToApprove } from './timing.ts';

interface Change {
  readonly refNo: string;
  /** Its first planned day. */
  readonly from: CalendarDate;
}

/** The rule for holidays can bring a payment forward, so that a day of the change is already paid. */
async function checkNotPaidFrom({ db }: Actor, series: SeriesRequest, { from }: Change): Promise<void> {
  const known = await findOccurrences(db, identityOf(series));
  const isPaid = known.some(
    ({ planned_date: day, state }) => day >= from && (state === 'started' || state === 'retrying'),
  );
  if (isPaid) throw await tooLateToApprove(db);
}

/** A series that pays on no day before the change. */
async function stop(actor: Actor, series: SeriesRequest): Promise<RequestRow> {
  await updateSeries(actor.db, identityOf(series), { next_occurrence: null, next_date: null });
  const stopped = { status: 'Stopped', tab: 'unsuccessful', updated_at: actor.now } as const;
  const row = await updateRequest(actor.db, identityOf(series), stopped);
  await followMove(actor, row);
  return row;
}

async function endBefore(actor: Actor, series: SeriesRequest, { from }: Change): Promise<RequestRow> {
  const timing = timingNow(series, await readSeries(actor.db, identityOf(series)));
  const before = addDays(from, -1);
  const endDate = timing.endDate < before ? timing.endDate : before;
  const days = plannedDates(scheduleOf({ ...timing, endDate }));
  await forgetDaysFrom(actor.db, identityOf(series), from);
  if (days.length === 0) return stop(actor, series);
  await updateSeries(actor.db, identityOf(series), { end_date: endDate, occurrences: days.length });
  return moveOn(actor, series);
}

async function giveWay(actor: Actor, series: SeriesRequest, change: Change): Promise<void> {
  await checkNotPaidFrom(actor, series, change);
  const { ref_no: subject, payee_name: name } = series;
  const ended = await endBefore(actor, series, change);
  const step = { action: 'replace', status: ended.status, secondary: change.refNo } as const;
  await addStep(actor, { ...ended, execution_date: change.from }, step);
  await announceTransaction(actor, ended);
  await appendAudit(actor, { type: 'series-replaced', subject, name, details: { replacedBy: change.refNo } });
}

const isRunning = ({ status }: RequestRow) => status === 'In Progress';

/** A change that is changed before it begins has left days to the series before it, which may now pay fewer of them. */
async function giveWayToo(
  actor: Actor,
  { company_id: companyId, content }: SeriesRequest,
  change: Change,
): Promise<void> {
  if (content.replacesRefNo === undefined) return;
  const before = await readSeriesByReference(actor.db, { companyId, refNo: content.replacesRefNo }, { lock: true });
  if (!isRunning(before)) return;
  const { end_date: endDate } = await readSeries(actor.db, identityOf(before));
  if (endDate < change.from) return;
  await giveWay(actor, before, change);
  await giveWayToo(actor, before, change);
}

/** Throws a Refusal if the series was stopped after the checks of the decision, which do not lock it. */
export async function takeOver(actor: Actor, row: SeriesRequest, refNo: string): Promise<void> {
  const replaced = await readSeriesByReference(actor.db, { companyId: row.company_id, refNo }, { lock: true });
  checkNotStopped(replaced);
  if (!isRunning(replaced)) return;
  const change = { refNo: row.ref_no, from: firstPlannedDay(row.content.payment.form.timing) };
  await giveWay(actor, replaced, change);
  await giveWayToo(actor, replaced, change);
}

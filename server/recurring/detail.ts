// One series: what it pays, its route, its history, and its occurrences.
import type { Handlers } from '../../generated/handlers.ts';
import type { RecurringOccurrence, RecurringOccurrenceSort } from '../../generated/types.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { firstPlannedDay, nextToPay, seriesDays } from '../../domain/recurring-series.ts';
import { withLeave } from '../approval/route-leave.ts';
import { stepsOnWire } from '../approval/steps.ts';
import { identityOf, stepsOf, type StepRow } from '../approval/store.ts';
import { routeOnWire } from '../approval/wire-route.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { pageOfItems } from '../lists/sorted-items.ts';
import { readCalendarOf } from './series-calendar.ts';
import { loadSeries, showSeries } from './load-series.ts';
import { findReplacement, readSeriesByReference } from './replace.ts';
import { paymentUntil, timingNow, type SeriesRequest } from './series-now.ts';
import { findOccurrences, readSeries } from './series-store.ts';
import { amountOfSeries, occurrenceOnWire, type OwnTransaction } from './wire.ts';

type Reads = Handlers<Context>;

/** Until its last approval, another series only asks to take over. */
async function replacedBy(db: Database, row: SeriesRequest, steps: readonly StepRow[]) {
  const approved = steps.findLast(({ action }) => action === 'replace');
  if (approved) return { replacedByRefNo: approved.secondary, isReplaced: true, replacedFrom: approved.execution_date };
  const asking = await findReplacement(db, row);
  if (!asking) return { replacedByRefNo: null };
  const { content } = await readSeriesByReference(
    db,
    { companyId: row.company_id, refNo: asking.ref_no },
    { lock: false },
  );
  return { replacedByRefNo: asking.ref_no, replacedFrom: firstPlannedDay(content.payment.form.timing) };
}

export const getRecurringPayment: Reads['getRecurringPayment'] = async ({ body }, context) => {
  const loaded = await loadSeries(context, body.refNo, { lock: false });
  const { row } = loaded;
  if (!row.fees) throw new Error(`The series ${row.ref_no} has no fees`);
  const steps = await stepsOf(context.db, identityOf(row));
  return {
    series: await showSeries(context, loaded, row),
    payment: paymentUntil(row.content.payment, await readSeries(context.db, identityOf(row))),
    fees: row.fees,
    route: await withLeave(context, loaded.people, routeOnWire(loaded)),
    steps: stepsOnWire(steps, context.language),
    stoppedReason: row.status === 'Stopped' ? row.reason : null,
    returnReason: row.tab === 'repair' ? row.reason : null,
    replacesRefNo: row.content.replacesRefNo ?? null,
    ...(await replacedBy(context.db, row, steps)),
  };
};

async function transactionsOf(db: Database, row: SeriesRequest): Promise<ReadonlyMap<string, OwnTransaction>> {
  const rows = await db
    .selectFrom('requests as r')
    .leftJoin('executions as e', (join) =>
      join.onRef('e.company_id', '=', 'r.company_id').onRef('e.task_id', '=', 'r.task_id'),
    )
    .select(['r.task_id as taskId', 'r.ref_no as refNo', 'r.status', 'r.execution_date as executionDate', 'e.code'])
    .where('r.company_id', '=', row.company_id)
    .where('r.series_ref_no', '=', row.ref_no)
    .execute();
  return new Map(rows.map(({ taskId, ...own }) => [taskId, own]));
}

/** A series that has ended pays nothing any more, so only what was dealt with is shown. */
const goesOn = ({ tab }: SeriesRequest) => tab === 'pending' || tab === 'repair' || tab === 'forward_dated';

async function allOccurrences({ db, language }: Context, row: SeriesRequest): Promise<RecurringOccurrence[]> {
  const timing = timingNow(row, await readSeries(db, identityOf(row)));
  const days = seriesDays(timing, await readCalendarOf(db, row.content.payment, language));
  const found = new Map((await findOccurrences(db, identityOf(row))).map((one) => [one.occurrence, one]));
  const own = await transactionsOf(db, row);
  const next = row.status === 'In Progress' ? nextToPay(days, new Set(found.keys())) : undefined;
  const shown = goesOn(row) ? days : days.filter(({ occurrence }) => found.has(occurrence));
  return shown.map((day) => {
    const known = found.get(day.occurrence);
    const paid = known?.task_id ? own.get(known.task_id) : undefined;
    return occurrenceOnWire({ day, amount: amountOfSeries(row), known, paid, isNext: day === next });
  });
}

const valueOf = (one: RecurringOccurrence, field: RecurringOccurrenceSort['field']): string =>
  `${one[field]} ${one.plannedDate}`;

function inOrder(all: readonly RecurringOccurrence[], sort: RecurringOccurrenceSort | undefined, today: string) {
  if (sort) {
    const sign = sort.direction === 'asc' ? 1 : -1;
    return all.toSorted((left, right) => (valueOf(left, sort.field) < valueOf(right, sort.field) ? -sign : sign));
  }
  const isAhead = (one: RecurringOccurrence) => one.plannedDate >= today;
  return [...all.filter(isAhead), ...all.filter((one) => !isAhead(one))];
}

/** Past: dealt with, or left behind. */
const isPast = ({ status, refNo }: RecurringOccurrence) => refNo !== null || status !== 'Pending Execute';

export const listRecurringOccurrences: Reads['listRecurringOccurrences'] = async ({ body }, context) => {
  const { row } = await loadSeries(context, body.refNo, { lock: false });
  const all = await allOccurrences(context, row);
  const when = body.filter?.when;
  const wanted = when === undefined ? all : all.filter((one) => isPast(one) === (when === 'past'));
  const items = inOrder(wanted, body.sort, jakartaMoment(context.now.getTime()).date);
  const name = body.sort ? `${body.sort.field} ${body.sort.direction}` : 'nearest';
  return pageOfItems({ items, keyOf: ({ occurrence }) => String(occurrence), name }, body.page);
};

import type { CalendarDate } from '../../domain/calendar-date.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RecurringTables } from '../db/recurring-tables.ts';
import type { RequestIdentity } from '../approval/store.ts';

export type SeriesRow = Selectable<RecurringTables['recurring_series']>;
export type OccurrenceRow = Selectable<RecurringTables['recurring_occurrences']>;
export type NewOccurrence = Insertable<RecurringTables['recurring_occurrences']>;

/** Stores the schedule of a new or repaired series. */
export async function storeSeries(db: Database, row: Insertable<RecurringTables['recurring_series']>): Promise<void> {
  const { company_id: _company, task_id: _task, ...change } = row;
  await db
    .insertInto('recurring_series')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'task_id']).doUpdateSet(change))
    .execute();
}

export async function updateSeries(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  change: Updateable<RecurringTables['recurring_series']>,
): Promise<void> {
  await db
    .updateTable('recurring_series')
    .set(change)
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .execute();
}

/** The occurrences that were dealt with or tried, in order. */
export const findOccurrences = (db: Database, { companyId, taskId }: RequestIdentity): Promise<OccurrenceRow[]> =>
  db
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('series_task_id', '=', taskId)
    .orderBy('occurrence')
    .execute();

/** For the days that another series pays: no occurrence of these was started. */
export async function forgetDaysFrom(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  from: CalendarDate,
): Promise<void> {
  await db
    .deleteFrom('recurring_occurrences')
    .where('company_id', '=', companyId)
    .where('series_task_id', '=', taskId)
    .where('planned_date', '>=', from)
    .execute();
}

export async function storeOccurrence(db: Database, row: NewOccurrence): Promise<void> {
  const { company_id: _company, series_task_id: _series, occurrence: _number, ...change } = row;
  await db
    .insertInto('recurring_occurrences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'series_task_id', 'occurrence']).doUpdateSet(change))
    .execute();
}

/** A transaction of the series whose money has left and has not come back. */
const isPaid = sql<boolean>`exists (select 1 from requests p
  where p.company_id = o.company_id and p.task_id = o.task_id and (p.tab = 'successful' or p.is_forwarded))`;

/** A transaction of the series that is under way or waits for money. */
const isUnderWay = sql<boolean>`exists (select 1 from requests p
  where p.company_id = o.company_id and p.task_id = o.task_id and p.tab not in ('successful', 'unsuccessful')
    and not p.is_forwarded)`;

export interface SeriesCounts {
  readonly executed: number;
  readonly skipped: number;
  /** Those of the skipped ones that the rule for holidays left out. */
  readonly leftOut: number;
  /** Nothing is paid for it any more: it is paid, skipped, or failed for good. */
  readonly handled: number;
}

export async function countOccurrences(
  db: Database,
  companyId: string,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, SeriesCounts>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('recurring_occurrences as o')
    .select('o.series_task_id as taskId')
    .select(sql<number>`(count(*) filter (where ${isPaid}))::integer`.as('executed'))
    .select(sql<number>`(count(*) filter (where o.state = 'skipped'))::integer`.as('skipped'))
    .select(sql<number>`(count(*) filter (where o.shift = 'left-out'))::integer`.as('leftOut'))
    .select(sql<number>`(count(*) filter (where o.state <> 'retrying' and not ${isUnderWay}))::integer`.as('handled'))
    .where('o.company_id', '=', companyId)
    .where('o.series_task_id', 'in', taskIds)
    .groupBy('o.series_task_id')
    .execute();
  return new Map(rows.map(({ taskId, ...counts }) => [taskId, counts]));
}

/** Throws an error for a request that is no series. */
export async function readSeries(db: Database, { companyId, taskId }: RequestIdentity): Promise<SeriesRow> {
  const row = (await findSeries(db, companyId, [taskId])).get(taskId);
  if (!row) throw new Error(`The series ${taskId} has no schedule`);
  return row;
}

export async function findSeries(
  db: Database,
  companyId: string,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, SeriesRow>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('recurring_series')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', 'in', taskIds)
    .execute();
  return new Map(rows.map((row) => [row.task_id, row]));
}

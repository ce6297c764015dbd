// Stores each version of the chart, so that a task can show the chart before and after it.
import { sql } from 'kysely';
import { inOrder } from '../../domain/account-hierarchy.ts';
import type { HierarchyChart } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import type { Applied } from '../resources/definition.ts';
import { chartOf } from './chart-view.ts';
import { hierarchyFacts, hierarchyOf, lockChart } from './group-store.ts';

export async function readRevision(db: Database, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('hierarchy_charts')
    .select('revision')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.revision ?? 1;
}

export async function loadChart(db: Database, companyId: string): Promise<HierarchyChart> {
  const facts = await hierarchyFacts(db, companyId);
  return chartOf(hierarchyOf(facts), facts, await readRevision(db, companyId));
}

async function storeVersion({ db, who, now }: Actor, chart: HierarchyChart, refNo: string | null): Promise<void> {
  const version = { company_id: who.companyId, revision: chart.revision, chart: JSON.stringify(chart) };
  await db
    .insertInto('hierarchy_chart_versions')
    .values({ ...version, ref_no: refNo, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the level and the place of every group whose parent or neighbours changed. */
async function storePlaces({ db, who }: Actor): Promise<void> {
  const { groups } = await hierarchyFacts(db, who.companyId);
  const placed = inOrder(groups);
  await sql`update account_groups g set level = p.level, position = p.position
    from unnest(${placed.map(({ id }) => id)}::text[], ${placed.map(({ level }) => level)}::integer[],
      ${placed.map(({ position }) => position)}::integer[]) as p(group_id, level, position)
    where g.company_id = ${who.companyId} and g.group_id = p.group_id
      and (g.level, g.position) is distinct from (p.level, p.position)`.execute(db);
}

/** Makes a change of the hierarchy, and stores the chart as it is then. */
export async function changeChart<Output>(
  actor: Actor,
  { maker, refNo }: Applied,
  change: () => Promise<Output>,
): Promise<Output> {
  const { db, who, now } = actor;
  const { companyId } = who;
  await lockChart(db, companyId);
  await storeVersion(actor, await loadChart(db, companyId), null);
  const output = await change();
  await storePlaces(actor);
  await db
    .updateTable('hierarchy_charts')
    .set({
      revision: sql<number>`revision + 1`,
      changed_by: JSON.stringify(maker),
      changed_at: now,
      approved_by: JSON.stringify({ userId: who.userId, name: who.name }),
    })
    .where('company_id', '=', companyId)
    .execute();
  await storeVersion(actor, await loadChart(db, companyId), refNo);
  return output;
}

/** The charts before and after the task that made a version; undefined if it made none. */
export async function findVersions(db: Database, companyId: string, refNo: string) {
  const versions = db
    .selectFrom('hierarchy_chart_versions')
    .select(['revision', 'chart'])
    .where('company_id', '=', companyId);
  const made = await versions.where('ref_no', '=', refNo).executeTakeFirst();
  if (!made) return undefined;
  const before = await versions
    .where('revision', '<', made.revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { before: before?.chart ?? made.chart, after: made.chart };
}

/** The chart that was in force at a time; undefined before the first change. */
export async function findChartAt(db: Database, companyId: string, at: Date): Promise<HierarchyChart | undefined> {
  const row = await db
    .selectFrom('hierarchy_chart_versions')
    .select('chart')
    .where('company_id', '=', companyId)
    .where('made_at', '<=', at)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.chart;
}

// The open tasks that would make another record use one, for example put a user into a group. They do not hold that record.
import { sql, type RawBuilder } from 'kysely';
import type { AdminRecordKind, HinderingTask } from '../../generated/types.ts';
import { hinderedBy, type Blocker } from '../tasks/kind.ts';
import { isOngoing } from '../tasks/store.ts';
import type { AdminRecord } from './definition.ts';

export interface WaitingDraft extends HinderingTask {
  readonly usedId: string;
}

/** The kinds of records whose drafts name the used one, each with the JSON path of the ids in its draft. */
type Places = Readonly<Partial<Record<AdminRecordKind, string>>>;

/** SQL: the open tasks of a company whose drafts name a record, with the id that they name. */
const draftsNaming = (places: Places, companyId: string) => {
  const paths = Object.entries(places).map(
    ([kind, path]) => sql`when ${sql.lit(kind)} then ${sql.lit(path)}::jsonpath`,
  );
  return sql`(
    select distinct d.id #>> '{}' as id, t.record_name, t.task_id, t.ref_no
    from admin_tasks t cross join lateral jsonb_array_elements(t.payload -> 'records') as r(record)
    cross join lateral jsonb_path_query(r.record -> 'draft', case t.record_kind ${sql.join(paths, sql` `)} end) as d(id)
    where t.company_id = ${companyId} and ${isOngoing}
      and t.record_kind in (${sql.join(Object.keys(places).map((kind) => sql.lit(kind)))}))`;
};

/**
 * SQL: the open tasks whose drafts use a record. `named` selects under which ids a draft names it, when not under its own
 * alone.
 */
export const draftsUsing = (places: Places, companyId: string, named?: RawBuilder<unknown>) => sql<WaitingDraft[]>`(
  select coalesce(json_agg(json_build_object('usedId', n."usedId", 'recordName', d.record_name, 'taskId', d.task_id,
    'refNo', d.ref_no) order by d.record_name, d.task_id), '[]')
  from ${draftsNaming(places, companyId)} as d
  join ${named ?? sql`lateral (select d.id as "usedId", d.id)`} as n on n.id = d.id)`;

export const byUsed = (waiting: readonly WaitingDraft[]): ReadonlyMap<string, WaitingDraft[]> =>
  Map.groupBy(waiting, ({ usedId }) => usedId);

/** Blocks what ends the use of a record as long as an open task would begin it. */
export function awaited(row: AdminRecord | null, waiting: ReadonlyMap<string, readonly WaitingDraft[]>): Blocker[] {
  const found = (row && waiting.get(row.id)) ?? [];
  return found.length > 0 ? [hinderedBy(found)] : [];
}

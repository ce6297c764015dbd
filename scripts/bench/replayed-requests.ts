// Many requests of one company over the last 80 days, and a change that sends all of them another way.
import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

const company = 'NUSANTARA';

/** Copies one transfer, as a finished one, over the last 80 days, with amounts on both sides of every row of the map. */
export const fillRequests = (db: Database, count: number) =>
  sql`
  insert into requests select (jsonb_populate_record(null::requests, to_jsonb(r) || jsonb_build_object(
    'task_id', 'TSK-BENCH-' || n, 'ref_no', 'LCYBENCH' || n,
    'status', 'Successful', 'tab', 'successful', 'stage_kind', null,
    'amount', (n % 200 + 1) * 1000000, 'idr_equivalent', (n % 200 + 1) * 1000000,
    'execution_date', (now() - (n % 80) * interval '1 day')::date,
    'created_at', now() - (n % 80) * interval '1 day'))).*
  from (select * from requests where company_id = ${company} and menu_access = 'LCY' and currency = 'IDR'
    and not has_special_rate order by task_id limit 1) as r
  cross join generate_series(1, ${count}::integer) as s (n)`.execute(db);

/** The body of a replay of the map, with every row leading to another workflow. */
export async function replayedMap(db: Database): Promise<object> {
  const { name, rows } = await db
    .selectFrom('workflow_maps')
    .select(['name', 'rows'])
    .where('company_id', '=', company)
    .where('map_id', '=', 'wm-0001')
    .executeTakeFirstOrThrow();
  const approvalList = rows.map(({ createdAt: _createdAt, ...row }) => ({
    ...row,
    outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0003' },
  }));
  return { change: { kind: 'workflow-map', id: 'wm-0001', workflowMap: { name, approvalList } } };
}

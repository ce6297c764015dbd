import { sql } from 'kysely';
import type { WorkflowMapRowDraft } from '../../generated/types.ts';
import type { Context } from '../context.ts';

export type RowAge = (row: Pick<WorkflowMapRowDraft, 'id'>) => number;

/** Returns a function that gives the time of creation of each row; a new row counts as created now. */
export async function ageOfRows(
  { db, who, now }: Pick<Context, 'db' | 'who' | 'now'>,
  rows: readonly Pick<WorkflowMapRowDraft, 'id'>[],
): Promise<RowAge> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await sql<{ id: string; at: string }>`
    select r ->> 'id' as id, r ->> 'createdAt' as at
    from workflow_maps w cross join lateral jsonb_array_elements(w.rows) as t(r)
    where w.company_id = ${who.companyId} and r ->> 'id' = any(${ids}::text[])`.execute(db);
  const ages = new Map(found.rows.map(({ id, at }) => [id, Number(at)]));
  return ({ id }) => ages.get(id ?? '') ?? now.getTime();
}

// What the rows of a map do not say of themselves: how old they are, and which accounts their groups hold.
import { sql } from 'kysely';
import type { WorkflowMapRowDraft } from '../../generated/types.ts';
import { accountsOfGroups, type AccountsOfGroups } from '../approval/accounts-of-groups.ts';
import type { Context } from '../context.ts';

export interface RowContext {
  readonly createdAt: (row: WorkflowMapRowDraft) => number;
  readonly groups: AccountsOfGroups;
}

/** A new row counts as created now. */
export async function contextOfRows(
  { db, who, now }: Pick<Context, 'db' | 'who' | 'now'>,
  rows: readonly Pick<WorkflowMapRowDraft, 'id'>[],
): Promise<RowContext> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const { found, groups } = await db
    .selectNoFrom([
      sql<{ id: string; at: string }[]>`coalesce((
        select json_agg(json_build_object('id', r ->> 'id', 'at', r ->> 'createdAt'))
        from workflow_maps w cross join lateral jsonb_array_elements(w.rows) as t(r)
        where w.company_id = ${who.companyId} and r ->> 'id' = any(${ids}::text[])), '[]')`.as('found'),
      accountsOfGroups(who.companyId).as('groups'),
    ])
    .executeTakeFirstOrThrow();
  const ages = new Map(found.map(({ id, at }) => [id, Number(at)]));
  return { groups, createdAt: ({ id }) => ages.get(id ?? '') ?? now.getTime() };
}

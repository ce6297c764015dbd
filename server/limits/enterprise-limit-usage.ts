// The groups that work under an enterprise limit, and the open requests that it covers.
import { sql, type RawBuilder } from 'kysely';
import type { EnterpriseLimitDraft, EnterpriseLimitUsage } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import { boundUsers } from '../ledger/enterprise-limits.ts';
import type { LimitUser } from './enterprise-limit-store.ts';

interface Asked {
  readonly companyId: string;
  readonly limitId: string;
}

/** The open requests with an amount as q, whose last maker is bound by the limit. */
const openUnder = ({ companyId, limitId }: Asked): RawBuilder<unknown> => sql`${boundUsers}
  join requests q on q.company_id = d.company_id and q.maker_ids[array_upper(q.maker_ids, 1)] = d.user_id
  where d.company_id = ${companyId} and ${limitId} = any(b.limit_ids)
    and q.tab in ('repair', 'pending', 'forward_dated') and q.idr_equivalent is not null`;

async function count(db: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${query}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The open requests that no other active limit of their maker covers. */
export const countUncovered = ({ db, who }: Actor, limitId: string): Promise<number> =>
  count(
    db,
    sql`${openUnder({ companyId: who.companyId, limitId })} and not exists (
      select 1 from enterprise_limits l join enterprise_limit_items i using (company_id, limit_id)
      where l.company_id = d.company_id and l.limit_id = any(b.limit_ids) and l.limit_id <> ${limitId} and l.is_active
        and i.service = q.service and q.idr_equivalent between l.minimum_amount and least(l.maximum_amount, i.amount))`,
  );

function countAbove(db: Database, asked: Asked, draft: EnterpriseLimitDraft): Promise<number> {
  const items = JSON.stringify(draft.limitItems.map(({ serviceType, limit }) => ({ serviceType, limit })));
  return count(
    db,
    sql`${openUnder(asked)} and not exists (
      select 1 from jsonb_to_recordset(${items}::jsonb) as i ("serviceType" text, "limit" numeric)
      where i."serviceType" = q.service
        and q.idr_equivalent between ${draft.minimumAmount}::numeric and least(${draft.maximumAmount}::numeric, i."limit"))`,
  );
}

async function countUsers(db: Database, { companyId, limitId }: Asked): Promise<number> {
  return count(db, sql`${boundUsers} where d.company_id = ${companyId} and ${limitId} = any(b.limit_ids)`);
}

/** Returns the values that an open task would give the limit. */
async function draftInTask(db: Database, { companyId, limitId }: Asked): Promise<EnterpriseLimitDraft | null> {
  const found = await db
    .selectFrom('admin_tasks as t')
    .innerJoin('admin_task_holds as h', (join) =>
      join.onRef('h.company_id', '=', 't.company_id').onRef('h.task_id', '=', 't.task_id'),
    )
    .select(sql<EnterpriseLimitDraft | null>`t.payload #> '{records,0,draft}'`.as('draft'))
    .where('h.company_id', '=', companyId)
    .where('h.record_kind', '=', 'enterprise-limit')
    .where('h.record_id', '=', limitId)
    .executeTakeFirst();
  return found?.draft ?? null;
}

const reference = ({ id, name }: LimitUser) => ({ id, name });

export async function usageOf(db: Database, asked: Asked, groups: readonly LimitUser[]): Promise<EnterpriseLimitUsage> {
  const draft = await draftInTask(db, asked);
  return {
    id: asked.limitId,
    userGroups: groups.filter(({ kind }) => kind === 'user-group').map(reference),
    subUserGroups: groups.filter(({ kind }) => kind === 'sub-user-group').map(reference),
    userCount: await countUsers(db, asked),
    openRequests: await count(db, openUnder(asked)),
    openRequestsAbove: draft ? await countAbove(db, asked, draft) : 0,
  };
}

// The groups that work under an enterprise limit, and the open requests that it covers.
import { sql, type RawBuilder } from 'kysely';
import type { EnterpriseLimitDraft, EnterpriseLimitUsage } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { asImpact, readTouched, type Touched } from '../approval/touched-requests.ts';
import type { Database } from '../db/database.ts';
import { boundUsers } from '../ledger/enterprise-limits.ts';
import { limitedMaker, makersOf } from '../ledger/makers.ts';
import type { LimitUser } from './enterprise-limit-store.ts';

interface Asked {
  readonly companyId: string;
  readonly limitId: string;
}

const isOpen = sql<boolean>`q.tab in ('repair', 'pending', 'forward_dated') and q.idr_equivalent is not null`;

/** The different makers and services of the open requests, with the user whose limits hold each. */
async function makersOfOpen(db: Database, companyId: string) {
  const found = await db
    .selectFrom('requests as q')
    .select(['q.maker_ids as makerIds', 'q.service'])
    .distinct()
    .where('q.company_id', '=', companyId)
    .where(isOpen)
    .execute();
  const made = found.flatMap(({ makerIds, service }) => (service === null ? [] : { makerIds, service }));
  const allIds = [...new Set(made.flatMap(({ makerIds }) => makerIds))];
  const makers = await makersOf(db, { companyId, makerIds: allIds }).execute();
  return made.map(({ makerIds, service }) => ({ makerIds, service, userId: limitedMaker(makers, makerIds, service) }));
}

/** The open requests with an amount as q, whose maker is bound by the limit. */
async function openUnder(db: Database, { companyId, limitId }: Asked): Promise<RawBuilder<unknown>> {
  const made = JSON.stringify(await makersOfOpen(db, companyId));
  return sql`${boundUsers}
    join jsonb_to_recordset(${made}::jsonb) as m ("makerIds" text[], "service" text, "userId" text)
      on m."userId" = d.user_id
    join requests q on q.company_id = d.company_id and q.maker_ids = m."makerIds" and q.service = m."service"
    where d.company_id = ${companyId} and ${limitId} = any(b.limit_ids) and ${isOpen}`;
}

/** The open requests that no other active limit of their maker covers. */
export const readUncoveredBy = async ({ db, who }: Actor, limitId: string): Promise<Touched> =>
  readTouched(
    db,
    sql`${await openUnder(db, { companyId: who.companyId, limitId })} and not exists (
      select 1 from enterprise_limits l join enterprise_limit_items i using (company_id, limit_id)
      where l.company_id = d.company_id and l.limit_id = any(b.limit_ids) and l.limit_id <> ${limitId} and l.is_active
        and i.service = q.service and q.idr_equivalent between l.minimum_amount and least(l.maximum_amount, i.amount))`,
  );

async function readAbove(db: Database, asked: Asked, draft: EnterpriseLimitDraft): Promise<Touched> {
  const items = JSON.stringify(draft.limitItems.map(({ serviceType, limit }) => ({ serviceType, limit })));
  return readTouched(
    db,
    sql`${await openUnder(db, asked)} and not exists (
      select 1 from jsonb_to_recordset(${items}::jsonb) as i ("serviceType" text, "limit" numeric)
      where i."serviceType" = q.service
        and q.idr_equivalent between ${draft.minimumAmount}::numeric and least(${draft.maximumAmount}::numeric, i."limit"))`,
  );
}

async function countUsers(db: Database, { companyId, limitId }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${boundUsers}
    where d.company_id = ${companyId} and d.user_group is not null and ${limitId} = any(b.limit_ids)`.execute(db);
  return rows[0]?.count ?? 0;
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
  const above: Touched = draft ? await readAbove(db, asked, draft) : { total: 0 };
  return {
    id: asked.limitId,
    userGroups: groups.filter(({ kind }) => kind === 'user-group').map(reference),
    subUserGroups: groups.filter(({ kind }) => kind === 'sub-user-group').map(reference),
    userCount: await countUsers(db, asked),
    ...asImpact(await readTouched(db, await openUnder(db, asked))),
    openRequestsAbove: above.total,
    ...(above.newest && { requestsAbove: above.newest }),
  };
}

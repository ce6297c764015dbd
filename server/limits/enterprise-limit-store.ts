// Reads enterprise limits with their items, and the groups that work under them.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RecordReference, RecordStatus } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { byUsed, draftsUsing, type WaitingDraft } from '../resources/waiting-drafts.ts';
import { onlyRow } from '../db/compiled-query.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';
import { readLimitTypes, type LimitType } from './limit-types.ts';
import type { Reader } from '../resources/definition.ts';
import { businessDay } from '../reference/business-day.ts';

const groupCount = sql<number>`(
  (select count(*) from user_groups g where g.company_id = l.company_id and l.limit_id = any(g.enterprise_limit_ids))
  + (select count(*) from sub_user_groups s where s.company_id = l.company_id
      and l.limit_id = any(s.enterprise_limit_ids)))::integer`;

/** Selects the enterprise limits of a company as l. */
export const limitsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('enterprise_limits as l')
    .select(['l.limit_id as id', 'l.name', 'l.revision', 'l.created_by', 'l.created_at', 'l.changed_by'])
    .select(['l.changed_at', 'l.approved_by', groupCount.as('group_count')])
    .select(sql<RecordStatus>`(case when l.is_active then 'Active' else 'Inactive' end)`.as('status'))
    .select([sql<string>`l.minimum_amount::text`.as('minimum'), sql<string>`l.maximum_amount::text`.as('maximum')])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('enterprise_limit_items as i')
          .select(['i.item_id as id', 'i.service', sql<string>`i.amount::text`.as('limit')])
          .whereRef('i.company_id', '=', 'l.company_id')
          .whereRef('i.limit_id', '=', 'l.limit_id')
          .orderBy(sql`i.service collate "C"`),
      ).as('items'),
    )
    .where('l.company_id', '=', companyId);

export type LimitRow = Awaited<ReturnType<ReturnType<typeof limitsOf>['execute']>>[number];

export function findLimits(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<LimitRow[]> {
  const query = limitsOf(db, companyId)
    .where('l.limit_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('l.limit_id');
  return (lock ? query.forUpdate('l') : query).execute();
}

export async function findLimitByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('enterprise_limits')
    .select('limit_id')
    .where('company_id', '=', companyId)
    .where(storedNameKey(sql.ref('name')), '=', nameKey(name))
    .executeTakeFirst();
  return found?.limit_id;
}

export interface LimitUser extends RecordReference {
  readonly kind: 'user-group' | 'sub-user-group';
  readonly limitId: string;
  readonly isActive: boolean;
  /** Whether the group has another active limit. */
  readonly hasAnother: boolean;
}

/** The groups that name one of the limits. */
async function groupsUnder(db: Database, companyId: string, ids: readonly string[]): Promise<LimitUser[]> {
  const { rows } = await sql<LimitUser>`
    select n.kind, n.id, n.name, n.is_active as "isActive", named.id as "limitId", exists (
      select 1 from enterprise_limits o where o.company_id = ${companyId} and o.limit_id = any(n.limit_ids)
        and o.limit_id <> named.id and o.is_active) as "hasAnother"
    from (
      select 'user-group' as kind, group_id as id, name, status = 'Active' as is_active,
        enterprise_limit_ids as limit_ids from user_groups where company_id = ${companyId}
      union all
      select 'sub-user-group', group_id, name, is_active, enterprise_limit_ids from sub_user_groups
      where company_id = ${companyId}
    ) as n
    join unnest(${[...ids]}::text[]) as named (id) on named.id = any(n.limit_ids)
    order by n.kind desc, n.name`.execute(db);
  return rows;
}

const places = { 'user-group': '$.enterpriseLimitIds[*]', 'sub-user-group': '$.enterpriseLimitIds[*]' } as const;

/** The number of limits that the company has, and the open tasks that would make a group work under one. */
const readOthers = async (db: Database, companyId: string) =>
  onlyRow(
    await db
      .selectNoFrom([
        sql<number>`(select count(*)::integer from enterprise_limits where company_id = ${companyId})`.as('limits'),
        draftsUsing(places, companyId).as('waiting'),
      ])
      .execute(),
  );

export interface EnterpriseFacts {
  readonly types: readonly LimitType[];
  readonly groups: readonly LimitUser[];
  /** The number of limits that the company has. */
  readonly limits: number;
  readonly waiting: ReadonlyMap<string, readonly WaitingDraft[]>;
}

export async function enterpriseFacts(
  { db, who, now, language = 'ID' }: Reader,
  ids: readonly string[],
): Promise<EnterpriseFacts> {
  const types = await readLimitTypes(db, { companyId: who.companyId, on: businessDay(now), language });
  const groups = await groupsUnder(db, who.companyId, ids);
  const { limits, waiting } = await readOthers(db, who.companyId);
  return { types, groups, limits, waiting: byUsed(waiting) };
}

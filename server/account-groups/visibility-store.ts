// Reads the accounts of a company with the rule of who sees them, and the people whom the sub user groups give them to.
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ActingUser, RecordStamp, RoleCode } from '../../generated/types.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { lockAccounts } from '../accounts/lock-accounts.ts';

// Takes the array as it is, because a compiled query passes a placeholder.
const isOneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${ids}::text[])`;

export const reachCount = sql<number>`(select count(*)::integer from account_access x
  join users u on u.company_id = x.company_id and u.user_id = x.user_id
  where x.company_id = a.company_id and x.account_id = a.account_id)`;
export const seenByCount = sql<number>`(select count(*)::integer from seen_accounts x
  where x.company_id = a.company_id and x.account_id = a.account_id)`;

/** Selects the accounts as a, their rules as v and their groups as g. */
export const rulesOf = (db: Database, companyId: string) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('account_visibility as v', (join) =>
      join.onRef('v.company_id', '=', 'a.company_id').onRef('v.account_id', '=', 'a.account_id'),
    )
    .leftJoin('account_group_members as m', (join) =>
      join.onRef('m.company_id', '=', 'a.company_id').onRef('m.account_id', '=', 'a.account_id'),
    )
    .leftJoin('account_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'm.company_id').onRef('g.group_id', '=', 'm.group_id'),
    )
    .leftJoin('companies as c', 'c.company_id', 'a.company_id')
    .select(['a.account_id as id', 'a.number', 'a.alias', 'a.alias as name', 'a.currency'])
    .select(['g.group_id as group_id', 'g.name as group_name', 'v.changed_by', 'v.changed_at', 'v.approved_by'])
    .select(sql<'SA' | 'CA'>`a.kind`.as('accountType'))
    .select([sql<boolean>`(a.status = 'closed')`.as('isClosed'), sql<'Active'>`'Active'`.as('status')])
    .select(sql<number>`coalesce(v.revision, 1)`.as('revision'))
    .select(sql<boolean>`coalesce(v.is_narrowed, false)`.as('is_narrowed'))
    .select(sql<Date>`coalesce(v.created_at, c.created_at)`.as('created_at'))
    .select(sql<RecordStamp['createdBy'] | null>`v.created_by`.as('created_by'))
    .select([reachCount.as('reach_count'), seenByCount.as('seen_by_count')])
    .select(
      sql<string[]>`array(select u.user_id from account_visibility_users u
      where u.company_id = a.company_id and u.account_id = a.account_id order by u.user_id)`.as('user_ids'),
    )
    .where('a.company_id', '=', companyId)
    .where('a.kind', 'in', ['CA', 'SA']);

export type RuleRow = Awaited<ReturnType<ReturnType<typeof rulesOf>['execute']>>[number];

export async function findRules(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<RuleRow[]> {
  if (lock) await lockAccounts(db, companyId, ids);
  return rulesOf(db, companyId).where('a.account_id', '=', isOneOf(ids)).orderBy('a.account_id').execute();
}

export interface Reached extends ActingUser {
  readonly accountId: string;
  readonly roles: RoleCode[];
  readonly isActive: boolean;
  readonly mayInquire: boolean;
  readonly mayDebit: boolean;
  readonly subGroupId: string;
  readonly subGroupName: string;
}

interface Asked {
  readonly companyId: string;
  readonly ids: readonly string[];
}

const reachedBy = (db: Database, { companyId, ids }: Asked) =>
  db
    .selectFrom('account_access as x')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'x.company_id').onRef('u.user_id', '=', 'x.user_id'),
    )
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .innerJoin('sub_user_groups as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.name', '=', 'd.sub_user_group'),
    )
    .select(['x.account_id as accountId', 'u.user_id as userId', 'u.name'])
    .select(['x.may_inquire as mayInquire', 'x.may_debit as mayDebit'])
    .select(sql<RoleCode[]>`u.roles`.as('roles'))
    .select(['s.group_id as subGroupId', 's.name as subGroupName'])
    .select(sql<boolean>`(u.status = 'active')`.as('isActive'))
    .where('x.company_id', '=', companyId)
    .where('x.account_id', '=', isOneOf(ids))
    .orderBy('u.name')
    .orderBy('u.user_id');

const readReached = compiledQuery((db, asked: Asked) =>
  db.selectNoFrom([jsonArrayFrom(reachedBy(db, asked)).as('reached')]),
);

export interface VisibilityFacts {
  readonly reached: ReadonlyMap<string, readonly Reached[]>;
}

export async function visibilityFacts(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<VisibilityFacts> {
  const { reached } = onlyRow(await readReached(db, { companyId, ids }));
  return { reached: Map.groupBy(reached, ({ accountId }) => accountId) };
}

// Reads sub user groups, and the records that belong to them.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { reachedAccounts } from '../../domain/account-access.ts';
import type { RecordStatus, ServiceCode } from '../../generated/types.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { byUsed, draftsUsing } from '../resources/waiting-drafts.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';
import { hasTokenOf, limitsOf, shownStatus, workflowDraftsNaming, workflowsNaming, type Asked } from './store.ts';

export const memberCount = sql<number>`(select count(*)::integer from user_details d
  where d.company_id = s.company_id and d.sub_user_group = s.name)`;

/** Selects the sub user groups of a company as s, each with its user group as g. */
export const subGroupsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('sub_user_groups as s')
    .innerJoin('user_groups as g', (join) =>
      join.onRef('g.company_id', '=', 's.company_id').onRef('g.group_id', '=', 's.user_group_id'),
    )
    .selectAll('s')
    .select(['s.group_id as id', 'g.name as user_group_name'])
    .select(sql<RecordStatus>`(case when s.is_active then 'Active' else 'Inactive' end)`.as('status'))
    .select(memberCount.as('user_count'))
    .where('s.company_id', '=', companyId);

export type SubGroupRow = Awaited<ReturnType<ReturnType<typeof subGroupsOf>['execute']>>[number];

export function findSubGroups(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<SubGroupRow[]> {
  const query = subGroupsOf(db, companyId)
    .where('s.group_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('s.group_id');
  return (lock ? query.forUpdate('s') : query).execute();
}

/** Also finds an approval group, as the users of a group with its name would be in it. */
export async function findSubGroupByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const stored = storedNameKey(sql.ref('name'));
  const { rows } = await sql<{ id: string }>`
    select group_id as id from sub_user_groups where company_id = ${companyId} and ${stored} = ${nameKey(name)}
    union all
    select group_id from approval_groups where company_id = ${companyId} and ${stored} = ${nameKey(name)}
    limit 1`.execute(db);
  return rows[0]?.id;
}

const groupsOf = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('user_groups')
    .select(['group_id as id', 'name', 'status', 'enterprise_limit_ids as limitIds'])
    .where('company_id', '=', companyId);

const accountsOf = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('accounts')
    .select(['account_id as accountId', 'number', 'alias', 'currency'])
    .select(sql<'SA' | 'CA'>`kind`.as('accountType'))
    .select(sql<boolean>`status = 'closed'`.as('isClosed'))
    .where('company_id', '=', companyId)
    .where('kind', 'in', ['SA', 'CA'])
    .orderBy('account_id');

const servicesOf = (db: Database, { companyId }: Asked) =>
  db.selectFrom('company_services').select('service').where('company_id', '=', companyId);

const membersOf = (db: Database, { companyId, ids }: Asked) =>
  db
    .selectFrom('user_details as d')
    .innerJoin('sub_user_groups as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.name', '=', 'd.sub_user_group'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.user_id', '=', 'd.user_id'),
    )
    .select(['s.group_id as groupId', 'u.user_id as userId', 'u.name', shownStatus.as('status')])
    .select(hasTokenOf.as('hasToken'))
    .where('d.company_id', '=', companyId)
    .where('s.group_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('u.name')
    .orderBy('u.user_id');

const readFacts = compiledQuery((db, asked: Asked) =>
  db.selectNoFrom([
    jsonArrayFrom(groupsOf(db, asked)).as('groups'),
    jsonArrayFrom(accountsOf(db, asked)).as('accounts'),
    jsonArrayFrom(servicesOf(db, asked)).as('services'),
    jsonArrayFrom(membersOf(db, asked)).as('members'),
    jsonArrayFrom(limitsOf(db, asked)).as('limits'),
    workflowsNaming('sub_user_groups', asked).as('workflows'),
    draftsUsing({ 'user-profile': '$.subUserGroupId' }, asked.companyId).as('waiting'),
    workflowDraftsNaming('sub_user_groups', asked).as('waitingWorkflows'),
  ]),
);

/** Reads everything that the rules and answers of sub user groups need, for many of them with one query. */
export async function subGroupFacts(db: Database, companyId: string, ids: readonly string[]) {
  const found = onlyRow(await readFacts(db, { companyId, ids }));
  const { groups, accounts, limits } = found;
  return {
    groups: new Map(groups.map((group) => [group.id, group])),
    accounts: new Map(accounts.map((account) => [account.accountId, account])),
    services: new Set<ServiceCode>(found.services.map(({ service }) => service)),
    limits,
    members: Map.groupBy(found.members, ({ groupId }) => groupId),
    workflows: Map.groupBy(found.workflows, ({ groupId }) => groupId),
    waiting: byUsed(found.waiting),
    waitingWorkflows: byUsed(found.waitingWorkflows),
  };
}

export type SubGroupFacts = Awaited<ReturnType<typeof subGroupFacts>>;

export const accountsReachedBy = ({ account_access: access }: SubGroupRow, { accounts }: SubGroupFacts) =>
  reachedAccounts(access, [...accounts.values()]);

// Reads user groups, and the records that belong to them.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RecordStatus, UserStatus } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import { byUsed, draftsUsing } from '../resources/waiting-drafts.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';

/** Selects the user groups of a company as g. */
export const groupsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('user_groups as g')
    .selectAll('g')
    .select(['g.group_id as id'])
    .select(userCount.as('user_count'))
    .select(
      sql<number>`(select count(*)::integer from sub_user_groups s
      where s.company_id = g.company_id and s.user_group_id = g.group_id)`.as('sub_group_count'),
    )
    .where('g.company_id', '=', companyId);

export const userCount = sql<number>`(select count(*)::integer from user_details d
  where d.company_id = g.company_id and d.user_group = g.name)`;

export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number];

export function findGroups(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<GroupRow[]> {
  const query = groupsOf(db, companyId)
    .where('g.group_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('g.group_id');
  return (lock ? query.forUpdate('g') : query).execute();
}

/**
 * Returns the id of the group with this name. Approval groups are found by name, so this also finds an approval group
 * without a user group: a user group with its name would take it over.
 */
export async function findGroupByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const stored = storedNameKey(sql.ref('name'));
  const { rows } = await sql<{ id: string }>`
    select group_id as id from user_groups where company_id = ${companyId} and ${stored} = ${nameKey(name)}
    union all
    select group_id from approval_groups a where company_id = ${companyId} and ${stored} = ${nameKey(name)}
      and not exists (select 1 from user_groups g where g.company_id = a.company_id and g.name = a.name)
    limit 1`.execute(db);
  return rows[0]?.id;
}

export interface Child {
  readonly id: string;
  readonly name: string;
  readonly status: RecordStatus;
  readonly userCount: number;
}

export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly status: UserStatus;
  readonly hasToken: boolean;
}

export const shownStatus = sql<UserStatus>`(case u.status when 'pending' then 'Pending Activation'
  when 'active' then 'Active' when 'inactive' then 'Inactive' else 'Blocked' end)`;

export const hasTokenOf = sql<boolean>`exists (select 1 from token_devices k
  where k.company_id = u.company_id and k.user_id = u.user_id)`;

export interface Asked {
  readonly companyId: string;
  readonly ids: readonly string[];
}

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;

const childrenOf = (db: Database, { companyId, ids }: Asked) =>
  db
    .selectFrom('sub_user_groups as s')
    .select(['s.user_group_id as groupId', 's.group_id as id', 's.name'])
    .select(sql<RecordStatus>`(case when s.is_active then 'Active' else 'Inactive' end)`.as('status'))
    .select(
      sql<number>`(select count(*)::integer from user_details d
      where d.company_id = s.company_id and d.sub_user_group = s.name)`.as('userCount'),
    )
    .where('s.company_id', '=', companyId)
    .where('s.user_group_id', '=', isOneOf(ids))
    .orderBy('s.name');

const membersOf = (db: Database, { companyId, ids }: Asked) =>
  db
    .selectFrom('user_details as d')
    .innerJoin('user_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'd.company_id').onRef('g.name', '=', 'd.user_group'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.user_id', '=', 'd.user_id'),
    )
    .select(['g.group_id as groupId', 'u.user_id as userId', 'u.name', shownStatus.as('status')])
    .select(hasTokenOf.as('hasToken'))
    .where('d.company_id', '=', companyId)
    .where('g.group_id', '=', isOneOf(ids))
    .orderBy('u.name')
    .orderBy('u.user_id');

type GroupTable = 'user_groups' | 'sub_user_groups';

/** SQL: the groups that a change of a group of this table concerns: a user group with its sub user groups. */
const concerned = (table: GroupTable, { companyId, ids }: Asked) => sql`(
  select g.group_id as "usedId", g.group_id, g.name from ${sql.table(table)} g
  where g.company_id = ${companyId} and g.group_id = ${isOneOf(ids)}
  union all
  select s.user_group_id, s.group_id, s.name from sub_user_groups s
  where s.company_id = ${companyId} and s.user_group_id = ${isOneOf(ids)} and ${table === 'user_groups'}::boolean)`;

/** SQL: the ids under which a stage names a group. An approval group has the same name as the group of its users. */
const idsInStages = (table: GroupTable, asked: Asked) => sql`(
  with c as ${concerned(table, asked)}
  select c."usedId", c.group_id as id from c
  union all
  select c."usedId", a.group_id from c
  join approval_groups a on a.company_id = ${asked.companyId} and a.name = c.name)`;

export const workflowDraftsNaming = (table: GroupTable, asked: Asked) =>
  draftsUsing({ 'approval-workflow': '$.*[*].groupId' }, asked.companyId, idsInStages(table, asked));

/** The workflows and the rows of the matrix whose stages name the group. */
export const workflowsNaming = (table: GroupTable, asked: Asked) => sql<{ groupId: string; name: string }[]>`(
  select coalesce(json_agg(w), '[]') from (
    with named as ${idsInStages(table, asked)}
    select n."usedId" as "groupId", f.name from named n
    join approval_workflows f on f.company_id = ${asked.companyId} and jsonb_path_exists(f.verify || f.approve || f.release,
      '$[*].groupId ? (@ == $id)', jsonb_build_object('id', n.id))
    union
    select n."usedId", r.row ->> 'name' from named n
    join approval_matrices m on m.company_id = ${asked.companyId}
      and m.version = (select max(version) from approval_matrices where company_id = ${asked.companyId})
    cross join lateral jsonb_array_elements(m.rows) as r(row)
    where jsonb_path_exists(r.row -> 'workflow', '$.**.groupId ? (@ == $id)', jsonb_build_object('id', n.id))
    order by name) as w)`;

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

const mapsOf = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('workflow_maps')
    .select(['map_id as id', 'name', 'is_active as isActive'])
    .where('company_id', '=', companyId)
    .orderBy('name');

export const limitsOf = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('enterprise_limits')
    .select(['limit_id as id', 'name', 'is_active as isActive'])
    .where('company_id', '=', companyId)
    .orderBy('name');

function byGroup<Item extends { readonly groupId: string | null }>(
  items: readonly Item[],
): ReadonlyMap<string, Item[]> {
  return Map.groupBy(items, ({ groupId }) => groupId ?? '');
}

const readFacts = compiledQuery((db, asked: Asked) =>
  db.selectNoFrom([
    jsonArrayFrom(childrenOf(db, asked)).as('children'),
    jsonArrayFrom(membersOf(db, asked)).as('members'),
    workflowsNaming('user_groups', asked).as('workflows'),
    draftsUsing({ 'sub-user-group': '$.userGroupId', 'user-profile': '$.userGroupId' }, asked.companyId).as('waiting'),
    workflowDraftsNaming('user_groups', asked).as('waitingWorkflows'),
    jsonArrayFrom(mapsOf(db, asked)).as('maps'),
    jsonArrayFrom(limitsOf(db, asked)).as('limits'),
  ]),
);

/** Reads everything that the rules and answers of user groups need, for many groups with one query. */
export async function groupFacts(db: Database, companyId: string, ids: readonly string[]) {
  const found = onlyRow(await readFacts(db, { companyId, ids }));
  const { children, members, workflows, waiting, waitingWorkflows, maps, limits } = found;
  const named: { readonly maps: readonly Named[]; readonly limits: readonly Named[] } = { maps, limits };
  return {
    children: byGroup(children),
    members: byGroup(members),
    workflows: byGroup(workflows),
    waiting: byUsed(waiting),
    waitingWorkflows: byUsed(waitingWorkflows),
    ...named,
  };
}

export type GroupFacts = Awaited<ReturnType<typeof groupFacts>>;

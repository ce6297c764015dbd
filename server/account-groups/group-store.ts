// Reads account groups, and all facts about the hierarchy of a company that the rules need.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Hierarchy } from '../../domain/account-hierarchy.ts';
import type {
  CurrencyCode,
  FromAccount,
  GroupedAccount,
  HinderingTask,
  RecordReference,
} from '../../generated/types.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { byUsed, draftsUsing, type WaitingDraft } from '../resources/waiting-drafts.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';

/** Selects the account groups of a company as g, with their parents as p. */
export const groupsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('account_groups as g')
    .leftJoin('account_groups as p', (join) =>
      join.onRef('p.company_id', '=', 'g.company_id').onRef('p.group_id', '=', 'g.parent_id'),
    )
    .selectAll('g')
    .select(['g.group_id as id', 'p.name as parent_name', sql<'Active'>`'Active'`.as('status')])
    .select(childCount.as('child_count'))
    .select(accountCount.as('account_count'))
    .select(
      sql<string[]>`array(select m.account_id from account_group_members m
      where m.company_id = g.company_id and m.group_id = g.group_id order by m.account_id)`.as('account_ids'),
    )
    .where('g.company_id', '=', companyId);

const childCount = sql<number>`(select count(*)::integer from account_groups c
  where c.company_id = g.company_id and c.parent_id = g.group_id)`;

export const accountCount = sql<number>`(select count(*)::integer from account_group_members m
  where m.company_id = g.company_id and m.group_id = g.group_id)`;

export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number];

/** Locks the chart of the company, so that changes of the hierarchy are made one after the other. */
export async function lockChart(db: Database, companyId: string): Promise<void> {
  await db
    .insertInto('hierarchy_charts')
    .values({ company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.selectFrom('hierarchy_charts').select('revision').where('company_id', '=', companyId).forUpdate().execute();
}

export async function findGroups(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<GroupRow[]> {
  if (lock) await lockChart(db, companyId);
  return groupsOf(db, companyId)
    .where('g.group_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('g.group_id')
    .execute();
}

export async function findGroupByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_groups')
    .select('group_id')
    .where('company_id', '=', companyId)
    .where(storedNameKey(sql.ref('name')), '=', nameKey(name))
    .executeTakeFirst();
  return row?.group_id;
}

interface Asked {
  readonly companyId: string;
}

const placedGroups = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('account_groups')
    .select(['group_id as id', 'name', 'parent_id as parentId'])
    .where('company_id', '=', companyId)
    .orderBy('level')
    .orderBy('position')
    .orderBy('group_id');

const placedAccounts = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('account_group_members as m', (join) =>
      join.onRef('m.company_id', '=', 'a.company_id').onRef('m.account_id', '=', 'a.account_id'),
    )
    .select(['a.account_id as id', 'a.number', 'a.alias', 'a.currency', 'm.group_id as groupId'])
    .select(sql<'SA' | 'CA'>`a.kind`.as('accountType'))
    .select(sql<boolean>`(a.status = 'closed')`.as('isClosed'))
    .where('a.company_id', '=', companyId)
    .where('a.kind', 'in', ['CA', 'SA'])
    .orderBy('a.number');

const places = { 'workflow-map': '$.approvalList[*].accounts.accountGroupId', 'account-group': '$.parentId' } as const;

const waitingCreations = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('admin_tasks')
    .select(['task_id as taskId', 'ref_no as refNo', 'record_name as recordName'])
    .where('company_id', '=', companyId)
    .where('record_kind', '=', 'account-group')
    .where('action', '=', 'create')
    .where('status', 'in', ['Pending Approval', 'To Repair', 'Failed']);

/** The workflow maps with a row about the accounts of a group. */
const mapsByGroup = (db: Database, { companyId }: Asked) =>
  db
    .selectFrom('workflow_maps as w')
    .innerJoin(sql<{ row: unknown }>`lateral jsonb_array_elements(w.rows)`.as<'r'>(sql`r (row)`), (join) =>
      join.onTrue(),
    )
    .select(['w.map_id as id', 'w.name', sql<string>`r.row -> 'accounts' ->> 'accountGroupId'`.as('groupId')])
    .distinct()
    .where('w.company_id', '=', companyId)
    .where(sql<boolean>`r.row -> 'accounts' ->> 'kind' = 'account-group'`)
    .orderBy('w.name');

const readFacts = compiledQuery((db, asked: Asked) =>
  db.selectNoFrom([
    jsonArrayFrom(placedGroups(db, asked)).as('groups'),
    jsonArrayFrom(placedAccounts(db, asked)).as('accounts'),
    jsonArrayFrom(waitingCreations(db, asked)).as('creations'),
    jsonArrayFrom(mapsByGroup(db, asked)).as('maps'),
    draftsUsing(places, asked.companyId).as('waiting'),
  ]),
);

export interface PlacedGroup extends RecordReference {
  readonly parentId: string | null;
}

export interface PlacedAccount extends FromAccount {
  readonly currency: CurrencyCode;
  readonly groupId: string | null;
  readonly accountType: 'SA' | 'CA';
  readonly isClosed: boolean;
}

export interface HierarchyFacts {
  readonly groups: readonly PlacedGroup[];
  readonly accounts: readonly PlacedAccount[];
  /** Tasks that would create a group. */
  readonly creations: readonly HinderingTask[];
  /** Workflow maps with a row about the accounts of a group. */
  readonly maps: readonly (RecordReference & { readonly groupId: string })[];
  readonly waiting: ReadonlyMap<string, readonly WaitingDraft[]>;
}

export async function hierarchyFacts(db: Database, companyId: string): Promise<HierarchyFacts> {
  const { waiting, ...facts } = onlyRow(await readFacts(db, { companyId }));
  return { ...facts, waiting: byUsed(waiting) };
}

export const hierarchyOf = ({ groups, accounts }: HierarchyFacts): Hierarchy<PlacedGroup> => ({
  groups,
  accounts: new Map(accounts.map(({ id, groupId }) => [id, groupId])),
});

export const groupedAccount = (
  { id, number, alias, currency, accountType, isClosed }: PlacedAccount,
  group: RecordReference | undefined,
): GroupedAccount => ({
  account: { id, number, alias, currency },
  accountType,
  isClosed,
  accountGroup: group ? { id: group.id, name: group.name } : null,
});

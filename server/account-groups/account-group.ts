// Defines account groups as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import { childrenOf, levelOf, pathOf } from '../../domain/account-hierarchy.ts';
import type {
  AccountGroupDetail,
  AccountGroupDraft,
  AccountGroupFilter,
  AccountGroupListRequest,
  AccountGroupSort,
  AccountGroupSummary,
  RecordStamp,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import { applyToGroup } from './apply-group.ts';
import { groupRules, relatedGroups } from './group-rules.ts';
import {
  accountCount,
  findGroupByName,
  groupedAccount,
  groupsOf,
  hierarchyFacts,
  findGroups,
  type GroupRow,
  type HierarchyFacts,
} from './group-store.ts';

export interface AccountGroupTypes {
  readonly row: GroupRow;
  readonly draft: AccountGroupDraft;
  readonly facts: HierarchyFacts;
  readonly snapshot: AccountGroupDetail;
  readonly request: AccountGroupListRequest;
  readonly summary: AccountGroupSummary;
  readonly detail: AccountGroupDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

interface Stamped {
  readonly created_by: RecordStamp['createdBy'];
  readonly created_at: Date;
  readonly changed_by: RecordStamp['changedBy'];
  readonly changed_at: Date | null;
  readonly approved_by: RecordStamp['approvedBy'];
}

export const stampOf = (row: Stamped): RecordStamp => ({
  createdBy: row.created_by,
  createdAt: instant(row.created_at),
  changedBy: row.changed_by,
  changedAt: row.changed_at && instant(row.changed_at),
  approvedBy: row.approved_by,
});

const named = ({ groups }: HierarchyFacts, ids: readonly string[]) =>
  ids.flatMap((id) => groups.filter((group) => group.id === id).map(({ name }) => ({ id, name })));

const accountsIn = ({ accounts }: HierarchyFacts, groupId: string) =>
  accounts.filter((account) => account.groupId === groupId);

function detailOf(row: GroupRow, facts: HierarchyFacts, offer: Offer): AccountGroupDetail {
  const { id, name } = row;
  return {
    id,
    groupName: name,
    level: levelOf(facts.groups, id),
    path: named(facts, pathOf(facts.groups, id)),
    children: childrenOf(facts.groups, id).map((child) => ({ id: child.id, name: child.name })),
    accounts: accountsIn(facts, id).map((account) => groupedAccount(account, { id, name })),
    workflowMaps: facts.maps.flatMap((map) => (map.groupId === id ? [{ id: map.id, name: map.name }] : [])),
    revision: row.revision,
    stamp: stampOf(row),
    ...offer,
  };
}

const summaryOf = (row: GroupRow, _: HierarchyFacts, offer: Offer): AccountGroupSummary => ({
  id: row.id,
  groupName: row.name,
  level: row.level,
  parent: row.parent_id !== null && row.parent_name !== null ? { id: row.parent_id, name: row.parent_name } : null,
  childCount: row.child_count,
  accountCount: row.account_count,
  revision: row.revision,
  changedAt: instant(row.changed_at ?? row.created_at),
  ...offer,
});

/** The group, its parent and each of its accounts, so that every account is a difference of its own. */
function words({ groupName, parentId, accountIds }: AccountGroupDraft, { groups, accounts }: HierarchyFacts) {
  const members = accounts.filter(({ id }) => accountIds.includes(id));
  return {
    groupName,
    parent: groups.find(({ id }) => id === parentId)?.name ?? null,
    ...Object.fromEntries(members.map(({ number, alias }) => [`member.${number}`, alias])),
  };
}

const columns: Readonly<Record<AccountGroupSort['field'], RawBuilder<unknown>>> = {
  groupName: sql`g.name`,
  level: sql`g.level`,
  accountCount,
  changedAt: sql`coalesce(g.changed_at, g.created_at)`,
};

const orderOf = ({ field, direction }: AccountGroupSort = { field: 'groupName', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`g.group_id`,
  direction,
  name: field,
});

function narrowed({
  search,
  parentId,
  level,
  accountId,
  hasOngoingTask,
}: AccountGroupFilter = {}): RawBuilder<boolean> {
  const ongoing = isHeld('account-group', sql`g.company_id`, sql`g.group_id`);
  const holds = sql<boolean>`exists (select 1 from account_group_members m where m.company_id = g.company_id
    and m.group_id = g.group_id and m.account_id = ${accountId ?? ''})`;
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`g.name`], search)]),
    ...(parentId === undefined ? [] : [sql<boolean>`g.parent_id = ${parentId}`]),
    ...(level === undefined ? [] : [sql<boolean>`g.level = ${level}`]),
    ...(accountId === undefined ? [] : [holds]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const accountGroups = defineAdminResource<AccountGroupTypes>({
  recordKind: 'account-group',
  auditKind: 'account',
  actions: { create: [], edit: ['Active'], delete: ['Active'] },
  naming: { field: 'accountGroup.groupName', nameIn: ({ groupName }) => groupName, find: findGroupByName },
  placeOf: (_, field) => `accountGroup.${field}`,
  find: findGroups,
  facts: ({ db, who }) => hierarchyFacts(db, who.companyId),
  rules: groupRules,
  related: relatedGroups,
  draftOf: (row) => ({ groupName: row.name, parentId: row.parent_id, accountIds: row.account_ids }),
  words,
  snapshot: (row, facts) => detailOf(row, facts, noOffer),
  content: ([kept]) => ({ kind: 'account-group', before: kept?.before ?? null, after: kept?.draft ?? null }),
  apply: applyToGroup,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = groupsOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) => Promise.resolve(detailOf(row, facts, offer)),
});

// Defines sub user groups as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import type {
  SubUserGroupDetail,
  SubUserGroupDraft,
  SubUserGroupFilter,
  SubUserGroupListRequest,
  SubUserGroupSort,
  SubUserGroupSummary,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import { applyToSubGroup, subGroupCascade, usersTaken } from './sub-group-changes.ts';
import { relatedToSubGroup, repeatedInSubGroup, subGroupRules } from './sub-group-rules.ts';
import {
  accountsReachedBy,
  findSubGroupByName,
  findSubGroups,
  memberCount,
  subGroupFacts,
  subGroupsOf,
  type SubGroupFacts,
  type SubGroupRow,
} from './sub-group-store.ts';
import { subGroupWords } from './sub-group-words.ts';

export interface SubGroupTypes {
  readonly row: SubGroupRow;
  readonly draft: SubUserGroupDraft;
  readonly facts: SubGroupFacts;
  readonly snapshot: SubUserGroupDetail;
  readonly request: SubUserGroupListRequest;
  readonly summary: SubUserGroupSummary;
  readonly detail: SubUserGroupDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

function reachedBy(row: SubGroupRow, facts: SubGroupFacts): SubUserGroupDetail['accounts'] {
  return accountsReachedBy(row, facts).flatMap(({ accountId, inquiry, transaction }) => {
    const account = facts.accounts.get(accountId);
    if (!account) return [];
    const { number, alias, currency, accountType, isClosed } = account;
    return [{ account: { id: accountId, number, alias, currency }, accountType, isClosed, inquiry, transaction }];
  });
}

/** Its own limits, or those of its user group. */
function limitsOf(row: SubGroupRow, { groups, limits }: SubGroupFacts) {
  const inheritsLimits = row.enterprise_limit_ids.length === 0;
  const ids = inheritsLimits ? (groups.get(row.user_group_id)?.limitIds ?? []) : row.enterprise_limit_ids;
  const enterpriseLimits = limits.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
  return { inheritsLimits, enterpriseLimits };
}

const detailOf = (row: SubGroupRow, facts: SubGroupFacts, offer: Offer): SubUserGroupDetail => ({
  id: row.id,
  subUserGroupName: row.name,
  userGroup: { id: row.user_group_id, name: row.user_group_name },
  status: row.status,
  revision: row.revision,
  accountAccess: row.account_access,
  accounts: reachedBy(row, facts),
  serviceAccess: row.services,
  ...limitsOf(row, facts),
  userCount: row.user_count,
  stamp: {
    createdBy: row.created_by,
    createdAt: instant(row.created_at),
    changedBy: row.changed_by,
    changedAt: row.changed_at && instant(row.changed_at),
    approvedBy: row.approved_by,
  },
  ...offer,
});

const summaryOf = (row: SubGroupRow, facts: SubGroupFacts, offer: Offer): SubUserGroupSummary => ({
  id: row.id,
  subUserGroupName: row.name,
  userGroup: { id: row.user_group_id, name: row.user_group_name },
  status: row.status,
  revision: row.revision,
  accountCount: accountsReachedBy(row, facts).length,
  userCount: row.user_count,
  changedAt: instant(row.changed_at ?? row.created_at),
  ...offer,
});

const columns: Readonly<Record<SubUserGroupSort['field'], RawBuilder<unknown>>> = {
  subUserGroupName: sql`s.name`,
  userGroupName: sql`g.name`,
  status: sql`(not s.is_active)`,
  userCount: memberCount,
  changedAt: sql`coalesce(s.changed_at, s.created_at)`,
};

const usualSort: SubUserGroupSort = { field: 'subUserGroupName', direction: 'asc' };

const orderOf = ({ field, direction } = usualSort): PageOrder => ({
  by: columns[field],
  key: sql`s.group_id`,
  direction,
  name: field,
});

const reaches = (accountId: string) => sql<boolean>`(case s.account_access ->> 'kind'
  when 'accounts' then jsonb_path_exists(s.account_access, '$.accounts[*] ? (@.accountId == $id)',
    jsonb_build_object('id', ${accountId}::text))
  else exists (select 1 from accounts a where a.company_id = s.company_id and a.account_id = ${accountId}
    and s.account_access -> 'accountTypes' ? a.kind) end)`;

type Wanted = SubUserGroupFilter;

function narrowed({ search, status, userGroupId, accountId, serviceType, hasOngoingTask }: Wanted = {}) {
  const ongoing = isHeld('sub-user-group', sql`s.company_id`, sql`s.group_id`);
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`s.name`, sql`g.name`], search)]),
    ...(status === undefined ? [] : [sql<boolean>`s.is_active = ${status === 'Active'}::boolean`]),
    ...(userGroupId === undefined ? [] : [sql<boolean>`s.user_group_id = ${userGroupId}`]),
    ...(accountId === undefined ? [] : [reaches(accountId)]),
    ...(serviceType === undefined ? [] : [sql<boolean>`${serviceType} = any(s.services)`]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const subUserGroups = defineAdminResource<SubGroupTypes>({
  recordKind: 'sub-user-group',
  auditKind: 'group',
  actions: {
    create: [],
    edit: ['Active'],
    inactivate: ['Active'],
    reactivate: ['Inactive'],
    delete: ['Active', 'Inactive'],
  },
  naming: {
    field: 'subUserGroup.subUserGroupName',
    nameIn: ({ subUserGroupName }) => subUserGroupName,
    find: findSubGroupByName,
  },
  repeatedIn: repeatedInSubGroup,
  placeOf: (_, field) => `subUserGroup.${field}`,
  find: findSubGroups,
  facts: ({ db, who }, subjects) =>
    subGroupFacts(
      db,
      who.companyId,
      subjects.flatMap(({ row }) => row?.id ?? []),
    ),
  rules: subGroupRules,
  related: relatedToSubGroup,
  follows: usersTaken,
  draftOf: (row) => ({
    subUserGroupName: row.name,
    userGroupId: row.user_group_id,
    accountAccess: row.account_access,
    serviceAccess: row.services,
    enterpriseLimitIds: row.enterprise_limit_ids,
  }),
  words: subGroupWords,
  accountsIn: ({ accounts }) => accounts.values(),
  snapshot: (row, facts) => detailOf(row, facts, noOffer),
  content: ([kept]) => ({ kind: 'sub-user-group', before: kept?.before ?? null, after: kept?.draft ?? null }),
  cascade: subGroupCascade,
  apply: applyToSubGroup,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = subGroupsOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) => Promise.resolve(detailOf(row, facts, offer)),
});

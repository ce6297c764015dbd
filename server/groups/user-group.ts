// Defines user groups as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import type {
  UserGroupDetail,
  UserGroupDraft,
  UserGroupFilter,
  UserGroupListRequest,
  UserGroupSort,
  UserGroupSummary,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import {
  findGroupByName,
  groupFacts,
  groupsOf,
  findGroups,
  userCount,
  type GroupFacts,
  type GroupRow,
} from './store.ts';
import { applyToGroup, followsGroup, groupCascade } from './user-group-cascade.ts';
import { groupCodesWhenDecided, groupRules, relatedOf } from './user-group-rules.ts';

export interface GroupTypes {
  readonly row: GroupRow;
  readonly draft: UserGroupDraft;
  readonly facts: GroupFacts;
  readonly snapshot: UserGroupDetail;
  readonly request: UserGroupListRequest;
  readonly summary: UserGroupSummary;
  readonly detail: UserGroupDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

const named = (ids: readonly string[], known: GroupFacts['maps']) =>
  known.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));

const namesOf = (ids: readonly string[], known: GroupFacts['maps']): string | null =>
  named(ids, known)
    .map(({ name }) => name)
    .join(', ') || null;

const stampOf = (row: GroupRow): UserGroupDetail['stamp'] => ({
  createdBy: row.created_by,
  createdAt: instant(row.created_at),
  changedBy: row.changed_by,
  changedAt: row.changed_at && instant(row.changed_at),
  approvedBy: row.approved_by,
});

const detailOf = (row: GroupRow, facts: GroupFacts, offer: Offer): UserGroupDetail => ({
  id: row.id,
  userGroupName: row.name,
  status: row.status,
  revision: row.revision,
  workflowMaps: named(row.workflow_map_ids, facts.maps),
  enterpriseLimits: named(row.enterprise_limit_ids, facts.limits),
  subUserGroups: (facts.children.get(row.id) ?? []).map(({ id, name, status, userCount: users }) => ({
    id,
    subUserGroupName: name,
    status,
    userCount: users,
  })),
  userCount: row.user_count,
  stamp: stampOf(row),
  ...offer,
});

const changedAt = ({ changed_at: changed, created_at: created }: GroupRow) => instant(changed ?? created);

const summaryOf = (row: GroupRow, _: GroupFacts, offer: Offer): UserGroupSummary => ({
  id: row.id,
  userGroupName: row.name,
  status: row.status,
  revision: row.revision,
  subUserGroupCount: row.sub_group_count,
  userCount: row.user_count,
  changedAt: changedAt(row),
  ...offer,
});

const columns: Readonly<Record<UserGroupSort['field'], RawBuilder<unknown>>> = {
  userGroupName: sql`g.name`,
  status: sql`g.status`,
  userCount,
  changedAt: sql`coalesce(g.changed_at, g.created_at)`,
};

const orderOf = ({ field, direction }: UserGroupSort = { field: 'userGroupName', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`g.group_id`,
  direction,
  name: field,
});

function narrowed({ search, status, workflowMapId, hasOngoingTask }: UserGroupFilter = {}): RawBuilder<boolean> {
  const ongoing = isHeld('user-group', sql`g.company_id`, sql`g.group_id`);
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`g.name`], search)]),
    ...(status === undefined ? [] : [sql<boolean>`g.status = ${status}`]),
    ...(workflowMapId === undefined ? [] : [sql<boolean>`${workflowMapId} = any(g.workflow_map_ids)`]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const userGroups = defineAdminResource<GroupTypes>({
  recordKind: 'user-group',
  auditKind: 'group',
  actions: {
    create: [],
    edit: ['Active'],
    inactivate: ['Active'],
    reactivate: ['Inactive'],
    delete: ['Active', 'Inactive'],
  },
  naming: { field: 'userGroup.userGroupName', nameIn: ({ userGroupName }) => userGroupName, find: findGroupByName },
  find: findGroups,
  facts: ({ db, who }, subjects) =>
    groupFacts(
      db,
      who.companyId,
      subjects.flatMap(({ row }) => row?.id ?? []),
    ),
  rules: groupRules,
  whenDecided: groupCodesWhenDecided,
  related: relatedOf,
  follows: followsGroup,
  draftOf: (row) => ({
    userGroupName: row.name,
    workflowMapIds: row.workflow_map_ids,
    enterpriseLimitIds: row.enterprise_limit_ids,
  }),
  words: ({ userGroupName, workflowMapIds, enterpriseLimitIds }, { maps, limits }) => ({
    userGroupName,
    workflowMaps: namesOf(workflowMapIds, maps),
    enterpriseLimits: namesOf(enterpriseLimitIds, limits),
  }),
  snapshot: (row, facts) => detailOf(row, facts, noOffer),
  content: ([kept]) => ({ kind: 'user-group', before: kept?.before ?? null, after: kept?.draft ?? null }),
  cascade: groupCascade,
  apply: applyToGroup,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = groupsOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) => Promise.resolve(detailOf(row, facts, offer)),
});

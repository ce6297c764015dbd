// Defines workflow maps as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import type {
  RecordReference,
  WorkflowMapDetail,
  WorkflowMapDraft,
  WorkflowMapFilter,
  WorkflowMapListRequest,
  WorkflowMapSort,
  WorkflowMapSummary,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import { applyToMap } from './apply-map.ts';
import { mapDetail } from './map-detail.ts';
import { groupsFollowing, mapDraftOf, mapRelated, mapRules, repeatedInMap } from './map-rules.ts';
import { findMapByName, findMaps, mapFacts, mapsInList, type MapFacts, type MapRow } from './map-store.ts';
import { mapWords } from './map-words.ts';
import { countOverlaps } from './overlaps.ts';

export interface MapTypes {
  readonly row: MapRow;
  readonly draft: WorkflowMapDraft;
  readonly facts: MapFacts;
  readonly snapshot: WorkflowMapDetail;
  readonly request: WorkflowMapListRequest;
  readonly summary: WorkflowMapSummary;
  readonly detail: WorkflowMapDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

const references = (items: readonly RecordReference[]) => items.map(({ id, name }) => ({ id, name }));

const summaryOf = (row: MapRow, facts: MapFacts, offer: Offer): WorkflowMapSummary => ({
  id: row.id,
  name: row.name,
  status: row.status,
  revision: row.revision,
  version: row.matrix_version,
  rowCount: row.row_count,
  overlapCount: row.overlap_count ?? countOverlaps(row.rows, facts.accountsOfGroups),
  userGroups: references(groupsFollowing(facts, row.id)),
  changedAt: instant(row.changed_at ?? row.created_at),
  ...offer,
});

const columns: Readonly<Record<WorkflowMapSort['field'], RawBuilder<unknown>>> = {
  name: sql`w.name`,
  status: sql`case when w.is_active then 'Active' else 'Inactive' end`,
  rowCount: sql`jsonb_array_length(w.rows)`,
  changedAt: sql`coalesce(w.changed_at, w.created_at)`,
};

const orderOf = ({ field, direction }: WorkflowMapSort = { field: 'name', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`w.map_id`,
  direction,
  name: field,
});

/** SQL: a row of the map covers the value, or covers every value. */
const someRow = (path: string, value: string) =>
  sql<boolean>`jsonb_path_exists(w.rows, ${sql.lit(`$[*] ? (${path})`)}, jsonb_build_object('value', ${value}::text))`;

const rowPaths = {
  transactionType: '@.transactionTypes.size() == 0 || @.transactionTypes[*] == $value',
  currency: '@.currency == null || @.currency == $value',
  approvalWorkflowId: '@.outcome.approvalWorkflowId == $value',
} as const;

const coversAccount = `@.accounts.kind == "every-account" || @.accounts.accountIds[*] == $value
  || @.accounts.accountGroupId == $groups[*]`;

/** SQL: a row of the map covers the account by itself, by a group above it, or with every account. */
const someRowOfAccount = (accountId: string) =>
  sql<boolean>`jsonb_path_exists(w.rows, ${sql.lit(`$[*] ? (${coversAccount})`)}, jsonb_build_object(
    'value', ${accountId}::text,
    'groups', coalesce((select to_jsonb(p.group_ids) from account_group_paths p
      where p.company_id = w.company_id and p.account_id = ${accountId}), '[]')))`;

const groupFollows = (groupId: string) => sql<boolean>`exists (select 1 from user_groups g
  where g.company_id = w.company_id and g.group_id = ${groupId} and w.map_id = any(g.workflow_map_ids))`;

const rowNames = sql<string>`jsonb_path_query_array(w.rows, '$[*].name')::text`;

function narrowed(filter: WorkflowMapFilter = {}): RawBuilder<boolean> {
  const { search, status, accountId, userGroupId, hasOngoingTask } = filter;
  const ongoing = isHeld('workflow-map', sql`w.company_id`, sql`w.map_id`);
  const byRow = (['transactionType', 'currency', 'approvalWorkflowId'] as const).flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [someRow(rowPaths[name], value)];
  });
  const conditions = [
    sql<boolean>`true`,
    ...byRow,
    ...(accountId === undefined ? [] : [someRowOfAccount(accountId)]),
    ...(search === undefined ? [] : [contains([sql`w.name`, rowNames], search)]),
    ...(status === undefined ? [] : [sql<boolean>`w.is_active = ${status === 'Active'}::boolean`]),
    ...(userGroupId === undefined ? [] : [groupFollows(userGroupId)]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const workflowMaps = defineAdminResource<MapTypes>({
  recordKind: 'workflow-map',
  auditKind: 'workflow',
  actions: {
    create: [],
    edit: ['Active'],
    inactivate: ['Active'],
    reactivate: ['Inactive'],
    delete: ['Active', 'Inactive'],
  },
  naming: { field: 'workflowMap.name', nameIn: ({ name }) => name, find: findMapByName },
  repeatedIn: repeatedInMap,
  placeOf: (_, field) => `workflowMap.${field}`,
  find: findMaps,
  facts: ({ db, who, now }) => mapFacts(db, who.companyId, now),
  rules: mapRules,
  related: mapRelated,
  draftOf: mapDraftOf,
  words: mapWords,
  snapshot: (row, facts) => mapDetail(row, facts, noOffer),
  content: ([kept]) => ({ kind: 'workflow-map', before: kept?.before ?? null, after: kept?.draft ?? null }),
  apply: applyToMap,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = mapsInList(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) => Promise.resolve(mapDetail(row, facts, offer)),
});

// Defines approval workflows as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import { buildRoute, signaturesNeeded } from '../../domain/approval/route.ts';
import type {
  ApprovalWorkflowDetail,
  ApprovalWorkflowDraft,
  ApprovalWorkflowFilter,
  ApprovalWorkflowListRequest,
  ApprovalWorkflowSort,
  ApprovalWorkflowSummary,
} from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import { applyToWorkflow } from './apply-workflow.ts';
import { drawnStages, stageWords } from './drawn-stages.ts';
import { stampOf } from './stamp.ts';
import { draftOf, mapsLeadingTo, relatedOf, repeatedInWorkflow, workflowRules } from './workflow-rules.ts';
import {
  engineWorkflow,
  findWorkflowByName,
  findWorkflows,
  workflowFacts,
  workflowsOf,
  type WorkflowFacts,
  type WorkflowRow,
} from './workflow-store.ts';

export interface WorkflowTypes {
  readonly row: WorkflowRow;
  readonly draft: ApprovalWorkflowDraft;
  readonly facts: WorkflowFacts;
  readonly snapshot: ApprovalWorkflowDetail;
  readonly request: ApprovalWorkflowListRequest;
  readonly summary: ApprovalWorkflowSummary;
  readonly detail: ApprovalWorkflowDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

const detailOf = (row: WorkflowRow, facts: WorkflowFacts, offer: Offer): ApprovalWorkflowDetail => ({
  ...draftOf(row),
  ...drawnStages(draftOf(row), facts),
  id: row.id,
  status: row.status,
  revision: row.revision,
  maps: mapsLeadingTo(facts, row.id).map(({ id, name }) => ({ id, name })),
  stamp: stampOf(row),
  ...offer,
});

const summaryOf = (row: WorkflowRow, _: WorkflowFacts, offer: Offer): ApprovalWorkflowSummary => ({
  id: row.id,
  name: row.name,
  requestType: row.request_type,
  approvalOrder: row.approval_order,
  approvalMode: row.approval_mode,
  signatures: signaturesNeeded(buildRoute(1, row.id, engineWorkflow(draftOf(row)))),
  status: row.status,
  revision: row.revision,
  mapCount: row.map_count,
  changedAt: instant(row.changed_at ?? row.created_at),
  ...offer,
});

const words = (draft: ApprovalWorkflowDraft, facts: WorkflowFacts) => ({
  name: draft.name,
  requestType: draft.requestType,
  approvalOrder: draft.approvalOrder,
  approvalMode: draft.approvalMode,
  approvalScope: draft.approvalScope.toSorted().join(', '),
  verify: stageWords('verify', draft.verify, facts),
  approve: stageWords('approve', draft.approve, facts),
  release: stageWords('release', draft.release, facts),
});

const columns: Readonly<Record<ApprovalWorkflowSort['field'], RawBuilder<unknown>>> = {
  name: sql`a.name`,
  requestType: sql`a.request_type`,
  approvalOrder: sql`a.approval_order`,
  status: sql`a.status`,
  changedAt: sql`coalesce(a.changed_at, a.created_at)`,
};

const orderOf = ({ field, direction }: ApprovalWorkflowSort = { field: 'name', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`a.workflow_id`,
  direction,
  name: field,
});

const namesGroup = (groupId: string) =>
  sql<boolean>`jsonb_path_exists(a.verify || a.approve || a.release, '$[*].groupId ? (@ == $id)',
    jsonb_build_object('id', ${groupId}::text))`;

function narrowed(filter: ApprovalWorkflowFilter = {}): RawBuilder<boolean> {
  const { search, requestType, approvalOrder, status, groupId, hasOngoingTask } = filter;
  const ongoing = isHeld('approval-workflow', sql`a.company_id`, sql`a.workflow_id`);
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`a.name`], search)]),
    ...(requestType === undefined ? [] : [sql<boolean>`a.request_type = ${requestType}`]),
    ...(approvalOrder === undefined ? [] : [sql<boolean>`a.approval_order = ${approvalOrder}`]),
    ...(status === undefined ? [] : [sql<boolean>`a.status = ${status}`]),
    ...(groupId === undefined ? [] : [namesGroup(groupId)]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export const approvalWorkflows = defineAdminResource<WorkflowTypes>({
  recordKind: 'approval-workflow',
  auditKind: 'workflow',
  actions: {
    create: [],
    edit: ['Active'],
    inactivate: ['Active'],
    reactivate: ['Inactive'],
    delete: ['Active', 'Inactive'],
  },
  naming: { field: 'approvalWorkflow.name', nameIn: ({ name }) => name, find: findWorkflowByName },
  repeatedIn: repeatedInWorkflow,
  placeOf: (_, field) => `approvalWorkflow.${field}`,
  find: findWorkflows,
  facts: ({ db, who }) => workflowFacts(db, who),
  rules: workflowRules,
  related: relatedOf,
  draftOf,
  words,
  snapshot: (row, facts) => detailOf(row, facts, noOffer),
  content: ([kept]) => ({ kind: 'approval-workflow', before: kept?.before ?? null, after: kept?.draft ?? null }),
  apply: applyToWorkflow,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = workflowsOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) => Promise.resolve(detailOf(row, facts, offer)),
});

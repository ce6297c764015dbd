import type { Handlers } from '../../generated/handlers.ts';
import type { ApprovalWorkflowDraft, WorkflowMapDraft } from '../../generated/types.ts';
import { findOverlaps } from '../../domain/approval/overlaps.ts';
import { loadCompany } from '../approval/load.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { optionOf } from '../resources/reading.ts';
import { sql } from 'kysely';
import { approvalWorkflows } from './approval-workflow.ts';
import { listStageCandidates } from './candidates.ts';
import { readCeilings } from './ceilings.ts';
import { mapGaps } from './map-gaps.ts';
import { listCoverageGaps } from './coverage-gaps.ts';
import { simulateApproval } from './simulation.ts';
import { mapFacts } from './map-store.ts';
import { mapOfTask } from './map-of-task.ts';
import { numberedRows, overlapReport } from './overlaps.ts';
import { previewWorkflowMap } from './preview-map.ts';
import { previewApprovalWorkflow } from './preview-workflow.ts';
import { contextOfRows } from './row-context.ts';
import { workflowMaps } from './workflow-map.ts';
import { workflowsOf } from './workflow-store.ts';
import { getWorkflowTaskStages } from './workflow-task-stages.ts';

const searchApprovalWorkflows: Handlers<Context>['searchApprovalWorkflows'] = async ({ body }, { db, who }) => {
  const active = workflowsOf(db, who.companyId).where('a.status', '=', 'Active');
  const query = body.search === undefined ? active : active.where(contains([sql`a.name`], body.search));
  const order = { by: sql`a.name`, key: sql`a.workflow_id`, direction: 'asc', name: 'option' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  return { items: rows.map(optionOf), page };
};

/** Removes blanks at both ends of names. */
const trimmed = (draft: ApprovalWorkflowDraft): ApprovalWorkflowDraft => ({ ...draft, name: draft.name.trim() });
const trimmedMap = ({ name, approvalList }: WorkflowMapDraft): WorkflowMapDraft => ({
  name: name.trim(),
  approvalList: approvalList.map((row) => ({ ...row, name: row.name.trim() })),
});

/** Throws a Refusal when rows overlap and the administrator has not read which of them comes first. */
async function checkOverlapsRead(
  context: Context,
  { approvalList }: WorkflowMapDraft,
  { acceptOverlaps }: { readonly acceptOverlaps: boolean },
): Promise<void> {
  if (acceptOverlaps) return;
  const path = 'workflowMap.approvalList';
  const [first] = findOverlaps(numberedRows(approvalList, await contextOfRows(context, approvalList), path), 1);
  if (!first) return;
  throw new Refusal('ADMIN_ROUTE_OVERLAP', { name: first.winner.name }).at(`${path}.${Number(first.loser.id)}`);
}

export const workflowHandlers = {
  simulateApproval,
  getWorkflowTaskStages,
  listApprovalWorkflows: ({ body }, context) => approvalWorkflows.list(context, body),
  getApprovalWorkflow: ({ body }, context) => approvalWorkflows.detail(context, body.id),
  createApprovalWorkflow: ({ body }, context) =>
    approvalWorkflows.create(context, trimmed(body.approvalWorkflow), body.repair),
  editApprovalWorkflow: ({ body }, context) => approvalWorkflows.edit(context, body, trimmed(body.approvalWorkflow)),
  inactivateApprovalWorkflow: ({ body }, context) => approvalWorkflows.change(context, 'inactivate', body),
  reactivateApprovalWorkflow: ({ body }, context) => approvalWorkflows.change(context, 'reactivate', body),
  deleteApprovalWorkflow: ({ body }, context) => approvalWorkflows.change(context, 'delete', body),
  checkApprovalWorkflowName: ({ body }, context) => approvalWorkflows.checkName(context, body),
  getApprovalWorkflowImpact: ({ body }, context) => approvalWorkflows.impact(context, body),
  searchApprovalWorkflows,
  listStageCandidates,
  previewApprovalWorkflow,
  listWorkflowMaps: ({ body }, context) => workflowMaps.list(context, body),
  getWorkflowMap: ({ body }, context) =>
    body.kind === 'task' ? mapOfTask(context, body.taskId) : workflowMaps.detail(context, body.id),
  createWorkflowMap: ({ body }, context) => {
    const draft = trimmedMap(body.workflowMap);
    return workflowMaps.submit(context, {
      action: 'create',
      records: [{ id: null, revision: null, draft }],
      repair: body.repair,
      check: () => checkOverlapsRead(context, draft, body),
    });
  },
  editWorkflowMap: ({ body }, context) => {
    const draft = trimmedMap(body.workflowMap);
    return workflowMaps.submit(context, {
      action: 'edit',
      records: [{ id: body.id, revision: body.revision, draft }],
      repair: body.repair,
      check: () => checkOverlapsRead(context, draft, body),
    });
  },
  inactivateWorkflowMap: ({ body }, context) => workflowMaps.change(context, 'inactivate', body),
  reactivateWorkflowMap: ({ body }, context) => workflowMaps.change(context, 'reactivate', body),
  deleteWorkflowMap: ({ body }, context) => workflowMaps.change(context, 'delete', body),
  checkWorkflowMapName: ({ body }, context) => workflowMaps.checkName(context, body),
  getWorkflowMapImpact: ({ body }, context) => workflowMaps.impact(context, body),
  checkMapOverlaps: async ({ body: { approvalList } }, context) => {
    const rows = numberedRows(approvalList, await contextOfRows(context, approvalList));
    const { accounts } = await mapFacts(context.db, context.who.companyId, context.now);
    return overlapReport(
      rows,
      mapGaps(rows, await readCeilings(context, await loadCompany(context.db, context.who)), accounts),
    );
  },
  previewWorkflowMap,
  listCoverageGaps,
} satisfies Partial<Handlers<Context>>;

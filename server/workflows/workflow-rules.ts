// The rules that block a change of an approval workflow, and the records that it depends on.
import { canFill } from '../../domain/approval/matching.ts';
import { buildRoute } from '../../domain/approval/route.ts';
import type { Stage, StageKind } from '../../domain/approval/types.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { ApprovalWorkflowDraft, StageGroupChoice } from '../../generated/types.ts';
import type { Question, Related } from '../resources/definition.ts';
import { awaited } from '../resources/waiting-drafts.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { WorkflowTypes } from './approval-workflow.ts';
import { engineWorkflow, type WorkflowFacts, type WorkflowRow } from './workflow-store.ts';

type WorkflowQuestion = Question<WorkflowTypes>;

export const stageKinds = ['verify', 'approve', 'release'] as const satisfies readonly StageKind[];

type DrawnColumns =
  | 'name'
  | 'request_type'
  | 'approval_order'
  | 'approval_mode'
  | 'approval_scope'
  | 'verify'
  | 'approve'
  | 'release';

export const draftOf = (row: Pick<WorkflowRow, DrawnColumns>): ApprovalWorkflowDraft => ({
  name: row.name,
  requestType: row.request_type,
  approvalOrder: row.approval_order,
  approvalMode: row.approval_mode,
  approvalScope: row.approval_scope,
  verify: row.verify,
  approve: row.approve,
  release: row.release,
});

export const groupOf = ({ stageGroups }: WorkflowFacts, { groupKind, groupId }: StageGroupChoice) =>
  stageGroups.find(({ kind, id }) => kind === groupKind && id === groupId);

/** The active people with the role of the stage. */
export const peopleFor = ({ people }: Pick<WorkflowFacts, 'people'>, kind: StageKind) =>
  people.filter(({ blocked, stageKinds: acts }) => !blocked && acts?.includes(kind));

const tooFew: Readonly<Record<StageKind, ErrorCode>> = { verify: '87', approve: '85', release: '86' };

const keyOf = ({ groupKind, groupId }: StageGroupChoice) => `${groupKind} ${groupId}`;

/** The stage that names a group twice. */
export const repeatedInWorkflow = (draft: ApprovalWorkflowDraft): string | undefined =>
  stageKinds.find((kind) => new Set(draft[kind].map(keyOf)).size < draft[kind].length);

function ofGroups(choices: readonly StageGroupChoice[], facts: WorkflowFacts): Blocker[] {
  return choices.flatMap((choice): Blocker[] => {
    const found = groupOf(facts, choice);
    if (!found) return [{ code: '193', about: [] }];
    if (found.isActive) return [];
    return [{ code: found.kind === 'sub-user-group' ? 'CA-19' : 'CA-5', about: [found.name] }];
  });
}

/** Blocks a company that approves by hand from a workflow without an approver. */
function ofMode(
  { approvalMode, approve }: ApprovalWorkflowDraft,
  { approvalMode: ofCompany }: WorkflowFacts,
): Blocker[] {
  if (approvalMode === 'Manual Approval')
    return approve.length === 0 ? [{ code: 'FIELD_SELECT_ONE', about: [], field: 'approve' }] : [];
  if (ofCompany === 'Manual Approval') return [{ code: 'ADMIN_APPROVAL_BY_HAND', about: [], field: 'approvalMode' }];
  return approve.length > 0 ? [{ code: 'ADMIN_STRAIGHT_THROUGH', about: [], field: 'approve' }] : [];
}

function ofScope({ approvalScope }: ApprovalWorkflowDraft, { isSingleAccess }: WorkflowFacts): Blocker[] {
  const isOwn = approvalScope.includes('Approve My Tasks Only');
  return isOwn && !isSingleAccess ? [{ code: 'ADMIN_OWN_TASKS', about: [], field: 'approvalScope' }] : [];
}

const names = (stage: Stage, { groupNames }: WorkflowFacts) =>
  stage.groups.map(({ groupId }) => groupNames.get(groupId) ?? groupId);

/** The stages whose quorums the active people cannot fill. */
export function unfillable(draft: ApprovalWorkflowDraft, facts: WorkflowFacts): Blocker[] {
  const { stages } = buildRoute(1, 'draft', engineWorkflow(draft));
  return stages.flatMap((stage) =>
    canFill(stage, peopleFor(facts, stage.kind))
      ? []
      : { code: tooFew[stage.kind], about: names(stage, facts), field: stage.kind },
  );
}

function ofDraft(draft: ApprovalWorkflowDraft, facts: WorkflowFacts): Blocker[] {
  return [
    ...stageKinds.flatMap((kind) => ofGroups(draft[kind], facts)),
    ...ofMode(draft, facts),
    ...ofScope(draft, facts),
    ...unfillable(draft, facts),
  ];
}

export const mapsLeadingTo = ({ maps }: WorkflowFacts, id: string) =>
  maps.filter(({ workflowIds }) => workflowIds.includes(id));

function ofUse({ subject: { row }, facts }: WorkflowQuestion): Blocker[] {
  const used = row ? mapsLeadingTo(facts, row.id) : [];
  return [
    ...awaited(row, facts.waiting),
    ...(used.length === 0 ? [] : [{ code: 'CA-8' as const, about: used.map(({ name }) => name).slice(0, 50) }]),
  ];
}

export function workflowRules(question: WorkflowQuestion): Blocker[] {
  const { action, subject, facts } = question;
  if (action === 'inactivate' || action === 'delete') return ofUse(question);
  if (subject.draft) return ofDraft(subject.draft, facts);
  return action === 'reactivate' && subject.row ? ofDraft(draftOf(subject.row), facts) : [];
}

const recordKinds = { 'user-group': 'user-group', 'sub-user-group': 'sub-user-group' } as const;

function groupsIn(draft: ApprovalWorkflowDraft, facts: WorkflowFacts): Related[] {
  return stageKinds
    .flatMap((kind) => draft[kind])
    .flatMap((choice) => {
      const found = groupOf(facts, choice);
      if (!found || found.kind === 'approval-group') return [];
      return { recordKind: recordKinds[found.kind], recordId: found.id, name: found.name };
    });
}

/** An action that ends the use of a workflow depends on the maps that lead to it, any other on its groups. */
export function relatedOf({ action, subject: { row, draft }, facts }: WorkflowQuestion): Related[] {
  if (action === 'inactivate' || action === 'delete')
    return mapsLeadingTo(facts, row?.id ?? '').map(({ id, name }) => ({
      recordKind: 'workflow-map',
      recordId: id,
      name,
    }));
  const drafts = [...(draft ? [draft] : []), ...(row && action === 'reactivate' ? [draftOf(row)] : [])];
  return drafts.flatMap((one) => groupsIn(one, facts));
}

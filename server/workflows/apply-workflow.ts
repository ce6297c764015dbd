// Writes an approved change of an approval workflow.
import type { ApprovalWorkflowDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { newRecordId } from '../approval/record-ids.ts';
import type { Applied, Question } from '../resources/definition.ts';
import type { WorkflowTypes } from './approval-workflow.ts';
import { publishMatrix } from './publish-matrix.ts';
import { stampOfChange, stampOfCreation } from './stamp.ts';
import { mapsLeadingTo } from './workflow-rules.ts';

const valuesOf = (draft: ApprovalWorkflowDraft) => ({
  name: draft.name,
  request_type: draft.requestType,
  approval_order: draft.approvalOrder,
  approval_mode: draft.approvalMode,
  approval_scope: draft.approvalScope,
  verify: JSON.stringify(draft.verify),
  approve: JSON.stringify(draft.approve),
  release: JSON.stringify(draft.release),
});

async function create(actor: Actor, draft: ApprovalWorkflowDraft, applied: Applied): Promise<string> {
  const { workflow_id } = await actor.db
    .insertInto('approval_workflows')
    .values({
      company_id: actor.who.companyId,
      workflow_id: await newRecordId(actor, 'approval_workflow_numbers'),
      ...valuesOf(draft),
      ...stampOfCreation(actor, applied),
    })
    .returning('workflow_id')
    .executeTakeFirstOrThrow();
  return workflow_id;
}

type Statuses = Readonly<Partial<Record<Question<WorkflowTypes>['action'], 'Active' | 'Inactive'>>>;
const statusAfter: Statuses = { inactivate: 'Inactive', reactivate: 'Active' };

/** New requests take the changed stages from now on; requests on their way keep their route. */
export async function applyToWorkflow(
  actor: Actor,
  { action, subject: { row, draft }, facts }: Question<WorkflowTypes>,
  applied: Applied,
): Promise<string> {
  if (!row) {
    if (!draft) throw new Error('A change of an approval workflow names none');
    return create(actor, draft, applied);
  }
  const { db, who } = actor;
  const named = { company_id: who.companyId, workflow_id: row.id };
  if (action === 'delete') {
    await db
      .deleteFrom('approval_workflows')
      .where((is) => is.and(named))
      .execute();
    return row.id;
  }
  const status = statusAfter[action];
  await db
    .updateTable('approval_workflows')
    .set({ ...(draft && valuesOf(draft)), ...(status && { status }), ...stampOfChange(actor, applied) })
    .where((is) => is.and(named))
    .execute();
  if (draft && mapsLeadingTo(facts, row.id).length > 0) await publishMatrix(db, who.companyId, actor.now);
  return row.id;
}

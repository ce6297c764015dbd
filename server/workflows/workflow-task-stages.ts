import type { Handlers } from '../../generated/handlers.ts';
import type { AdminTaskContent } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { loadRevision } from '../tasks/revisions.ts';
import { findTask } from '../tasks/store.ts';
import { approvalWorkflows } from './approval-workflow.ts';
import { drawnStages } from './drawn-stages.ts';
import { workflowFacts } from './workflow-store.ts';

type WorkflowContent = Extract<AdminTaskContent, { kind: 'approval-workflow' }>;

const isOfWorkflow = (changed: AdminTaskContent): changed is WorkflowContent => changed.kind === 'approval-workflow';

function contentOfWorkflow(content: AdminTaskContent): WorkflowContent {
  if (!isOfWorkflow(content)) throw new Error('The task of an approval workflow has another content');
  return content;
}

/** The stages of a workflow before and after a task, both with the groups and people of today. */
export const getWorkflowTaskStages: Handlers<Context>['getWorkflowTaskStages'] = async ({ body }, context) => {
  const { db, who } = context;
  const task = await findTask(db, { companyId: who.companyId, taskId: body.taskId });
  const kind = approvalWorkflows.taskKinds.find(({ action }) => action === task?.action);
  if (task?.record_kind !== 'approval-workflow' || !kind) throw new Refusal('193');
  const { payload } = await loadRevision(db, task, body.revision);
  const { before, after } = contentOfWorkflow(kind.contentOf(payload));
  const facts = await workflowFacts(db, who);
  return { before: before && drawnStages(before, facts), after: after && drawnStages(after, facts) };
};

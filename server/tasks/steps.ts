// The history of a task: one step for the submission and for each decision.
import type { ActingUser, AdminDecisionKind, HistoryStep } from '../../generated/types.ts';
import { instant } from '../instant.ts';
import type { Actor } from '../approval/actor.ts';
import { stepId } from '../approval/numbers.ts';
import { insertStep, type NewTaskStepRow, type TaskRow, type TaskStepRow } from './store.ts';

export interface NewTaskStep {
  /** Null for the submission, which decides nothing. */
  readonly decision: AdminDecisionKind | null;
  readonly reason?: string | undefined;
  readonly signatureDigest?: string | null;
  readonly eligible?: readonly ActingUser[];
  readonly selfApproval?: boolean;
}

function actionOf(decision: AdminDecisionKind | null): HistoryStep['action'] {
  if (decision === null) return 'submit';
  return decision === 'return-to-maker' ? 'send-to-repair' : decision;
}

type Stepped = Pick<TaskRow, 'company_id' | 'task_id' | 'status' | 'revision'>;

/** task: the row after the step. */
export function taskStepRow({ who, now }: Actor, task: Stepped, step: NewTaskStep): NewTaskStepRow {
  const { decision, reason, signatureDigest, eligible, selfApproval } = step;
  return {
    company_id: task.company_id,
    task_id: task.task_id,
    action: actionOf(decision),
    decision,
    actor_id: who.userId,
    actor_name: who.name,
    acted_at: now,
    status: task.status,
    revision: task.revision,
    reason: reason ?? null,
    signature_digest: signatureDigest ?? null,
    eligible: JSON.stringify(eligible ?? []),
    self_approval: selfApproval ?? false,
  };
}

export const addTaskStep = (actor: Actor, task: TaskRow, step: NewTaskStep): Promise<void> =>
  insertStep(actor.db, taskStepRow(actor, task, step));

export const stepOnWire = (step: TaskStepRow): HistoryStep => ({
  idProcessStep: stepId(step.acted_at, step.step_no),
  action: step.action,
  actor: { userId: step.actor_id, name: step.actor_name },
  actionDate: instant(step.acted_at),
  status: step.status,
  revision: step.revision,
  ...(step.reason !== null && { reason: step.reason }),
});

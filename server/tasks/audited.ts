// What the history and the audit trail keep of a decision on a task.
import type { ActingUser, AuditEventType } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Acting } from '../approval/acting.ts';
import type { TaskDecision, TaskOrder } from './order.ts';
import { addTaskStep } from './steps.ts';
import type { TaskRow } from './store.ts';

const auditTypes: Readonly<Record<TaskDecision, AuditEventType>> = {
  approve: 'task-approved',
  reject: 'task-rejected',
  'send-to-repair': 'task-sent-to-repair',
  'return-to-maker': 'task-sent-to-repair',
  cancel: 'task-cancelled',
};

export interface TakenDecision {
  readonly order: Pick<TaskOrder, 'decision' | 'reason'>;
  readonly signatureDigest: string | null;
  readonly eligible: readonly ActingUser[];
  readonly selfApproval: boolean;
}

async function auditFailure(acting: Acting, task: TaskRow): Promise<void> {
  if (task.status !== 'Failed' || !task.failure) return;
  const { code } = task.failure;
  const about = { subject: task.ref_no, name: task.record_name };
  await appendAudit(acting, { type: 'task-failed', ...about, outcome: 'failed', code });
}

/** task: as the decision left it. */
export async function keepDecision(acting: Acting, task: TaskRow, taken: TakenDecision): Promise<void> {
  const { order, signatureDigest, eligible, selfApproval } = taken;
  const { decision, reason } = order;
  await addTaskStep(acting, task, { decision, reason, signatureDigest, eligible, selfApproval });
  await appendAudit(acting, {
    type: auditTypes[decision],
    subject: task.ref_no,
    name: task.record_name,
    changes: task.changes,
    ...(reason && { reason }),
    decision: {
      revision: task.revision,
      matrixVersion: null,
      matchedRow: null,
      eligible: eligible.slice(0, 50),
      signatureDigest,
    },
    ...(selfApproval && { details: { selfApproval } }),
  });
  await auditFailure(acting, task);
}

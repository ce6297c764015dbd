// The audit events of a decision on a task.
import type { ActingUser, AuditEventType } from '../../generated/types.ts';
import type { AuditEvent } from '../audit/append.ts';
import type { TaskDecision, TaskOrder } from './order.ts';
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

function failureOf(task: TaskRow): AuditEvent[] {
  if (task.status !== 'Failed' || !task.failure) return [];
  const { code } = task.failure;
  const { ref_no: subject, record_name: name, record_kind: recordKind } = task;
  return [{ type: 'task-failed', subject, name, outcome: 'failed', code, details: { recordKind } }];
}

/** task: the row after the decision. */
export function auditEventsOfDecision(task: TaskRow, taken: TakenDecision): AuditEvent[] {
  const { order, signatureDigest, eligible, selfApproval } = taken;
  const { decision, reason } = order;
  const decided: AuditEvent = {
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
    details: { recordKind: task.record_kind, ...(selfApproval && { selfApproval }) },
  };
  return [decided, ...failureOf(task)];
}

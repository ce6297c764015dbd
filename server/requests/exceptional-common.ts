// Shared by the first and the second exceptional decision.
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { ActingUser, ExceptionalReceipt, ExceptionalState } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { ExceptionalRecord } from '../db/request-tables.ts';
import { Refusal } from '../refusal.ts';
import { checkOpen } from '../approval/finished.ts';
import { loadRequest, type NamedRequest } from '../approval/load.ts';
import type { RequestRow } from '../approval/store.ts';

export interface NamedRevision extends NamedRequest {
  readonly refNo: string;
  readonly revision: number;
}

export const signedAs = (stage: StageKind) => (stage === 'release' ? 'exceptional-release' : 'exceptional-approve');

export async function loadOpen(context: Context, named: NamedRevision) {
  const before = await loadRequest(context.db, context.who, named, { lock: true });
  checkOpen(before, named.revision);
  const stage = before.row.stage_kind;
  if (stage === null) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(before.row.status) });
  return { before, stage };
}

export function receiptOf(row: RequestRow, exceptional: ExceptionalState, notified: ActingUser[]): ExceptionalReceipt {
  return {
    taskId: row.task_id,
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    exceptional,
    notified: notified.slice(0, 100),
  };
}

export const wireState = ({ digest: _digest, ...state }: ExceptionalRecord): ExceptionalState => state;

// The actions that a transaction offers to a viewer, by its status and the viewer's rights.
import type { TransactionAction } from '../../generated/types.ts';
import type { PaymentKind } from '../approval/payment-kind.ts';
import { may } from '../approval/permissions.ts';
import type { Viewer } from '../approval/queues.ts';
import type { RequestRow } from '../approval/store.ts';

/** Actions that change the transaction; offered only to people who may take them. */
const writes = [
  'repair',
  'recall',
  'cancel',
  'execute',
  'cancel-forward-dated',
  'edit-pickup',
  'skip',
  'stop',
] as const;

const ofPaid = ['download-advice', 'download-receipt', 'email-receipt'] as const;

/**
 * The statuses of what the bank has carried out; books reach the branch after that. What came back later keeps its
 * documents, because the company proves with them that it had paid.
 */
const carriedOut: readonly RequestRow['status'][] = ['Successful', 'Returned', 'Ready to Pick-up', 'Picked Up'];

/** Actions that only read; offered to everyone who sees the transaction. */
function reads(kind: PaymentKind, row: RequestRow): readonly TransactionAction[] {
  const { status, is_forwarded: isForwarded, id_trx_log: log, content } = row;
  if (status === 'Pending by Bank' && !isForwarded) return ['ask-bank'];
  return (isForwarded || carriedOut.includes(status)) && log !== null ? [...ofPaid, ...kind.documents(content)] : [];
}

export const actionsFor = (kind: PaymentKind, row: RequestRow, person: Viewer): TransactionAction[] => [
  ...writes.filter((action) => may({ row, person }, action)),
  ...reads(kind, row),
];

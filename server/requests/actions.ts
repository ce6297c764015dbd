// What the person who reads a transaction can do with it, by its status and who they are.
import type { TransactionAction } from '../../generated/types.ts';
import { may } from '../approval/permissions.ts';
import type { Asker } from '../approval/queues.ts';
import type { RequestRow } from '../approval/store.ts';

type IsOffered = (row: RequestRow) => boolean;

const isPaid: IsOffered = ({ status, id_trx_log: log }) => status === 'Successful' && log !== null;
const isTelegraphic: IsOffered = (row) =>
  isPaid(row) && row.content.kind === 'foreign-transfer' && row.content.form.transferType === 'TT';
const boughtToken: IsOffered = (row) =>
  isPaid(row) && row.content.kind === 'top-up' && row.content.form.payeeDetails.numberType === 'pln-prepaid';

/** Writes, offered to those who may take them. */
const writes = ['repair', 'recall', 'cancel', 'execute', 'cancel-forward-dated', 'edit-pickup'] as const;

/** Reads, offered to everyone who sees the transaction. */
const reads: readonly (readonly [TransactionAction, IsOffered])[] = [
  ['download-advice', isPaid],
  ['download-receipt', isPaid],
  ['download-mt103', isTelegraphic],
  ['email-receipt', isPaid],
  ['email-mt103', isTelegraphic],
  ['email-pln-token', boughtToken],
  ['ask-bank', ({ status }) => status === 'Pending by Bank'],
];

export const actionsFor = (row: RequestRow, person: Asker): TransactionAction[] => [
  ...writes.filter((action) => may({ row, person }, action)),
  ...reads.filter(([, isOffered]) => isOffered(row)).map(([action]) => action),
];

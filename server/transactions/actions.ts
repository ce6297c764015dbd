// What the person who reads a transaction can do with it, by its status and who they are.
import type { TransactionAction } from '../../generated/types.ts';
import type { Asker } from '../requests/queues.ts';
import type { RequestRow } from '../requests/store.ts';

type Rule = (row: RequestRow, asker: Asker) => boolean;

const isMaker = ({ roles }: Asker) => roles.includes('MK');
const mayRelease = ({ roles }: Asker) => roles.some((role) => role === 'AP' || role === 'RL');
const inRepair: Rule = ({ tab, maker_ids: makers }, asker) =>
  tab === 'repair' && isMaker(asker) && (makers.includes(asker.personId) || asker.flags.includes('commonVisibility'));
const isPaid: Rule = ({ status, id_trx_log: log }) => status === 'Successful' && log !== null;

const rules: readonly (readonly [TransactionAction, Rule])[] = [
  ['repair', inRepair],
  ['cancel', inRepair],
  ['execute', ({ status, tab }, asker) => status === 'Pending Execute' && tab === 'pending' && mayRelease(asker)],
  [
    'cancel-forward-dated',
    ({ tab }, asker) => tab === 'forward_dated' && isMaker(asker) && asker.flags.includes('allowCancelFwd'),
  ],
  ['download-receipt', isPaid],
  ['email-receipt', isPaid],
  ['ask-bank', ({ status }) => status === 'Pending by Bank'],
];

export const actionsFor = (row: RequestRow, asker: Asker): TransactionAction[] =>
  rules.filter(([, holds]) => holds(row, asker)).map(([action]) => action);

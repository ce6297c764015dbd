// What the person who reads a transaction can do with it, by its status and who they are.
import type { TransactionAction } from '../../generated/types.ts';
import type { Asker } from '../requests/queues.ts';
import type { RequestRow } from '../requests/store.ts';

type Rule = (row: RequestRow, asker: Asker) => boolean;

const isMaker = ({ roles }: Asker) => roles.includes('MK');
const mayRelease = ({ roles }: Asker) => roles.some((role) => role === 'AP' || role === 'RL');
const sharesWork: Rule = ({ maker_ids: makers, created_by: creator }, asker) =>
  isMaker(asker) && (makers.includes(asker.personId) || asker.seesWorkOf.includes(creator));
const inRepair: Rule = (row, asker) => row.tab === 'repair' && sharesWork(row, asker);
const isPaid: Rule = ({ status, id_trx_log: log }) => status === 'Successful' && log !== null;

const isTelegraphic: Rule = (row, asker) =>
  isPaid(row, asker) && row.content.kind === 'foreign-transfer' && row.content.form.transferType === 'TT';
const boughtToken: Rule = (row, asker) =>
  isPaid(row, asker) && row.content.kind === 'top-up' && row.content.form.payeeDetails.numberType === 'pln-prepaid';

const rules: readonly (readonly [TransactionAction, Rule])[] = [
  ['repair', inRepair],
  ['cancel', inRepair],
  ['execute', ({ status, tab }, asker) => status === 'Pending Execute' && tab === 'pending' && mayRelease(asker)],
  [
    'cancel-forward-dated',
    (row, asker) => row.tab === 'forward_dated' && sharesWork(row, asker) && asker.flags.includes('allowCancelFwd'),
  ],
  ['download-advice', isPaid],
  ['download-receipt', isPaid],
  ['download-mt103', isTelegraphic],
  ['email-receipt', isPaid],
  ['email-mt103', isTelegraphic],
  ['email-pln-token', boughtToken],
  ['ask-bank', ({ status }) => status === 'Pending by Bank'],
];

export const actionsFor = (row: RequestRow, asker: Asker): TransactionAction[] =>
  rules.filter(([, holds]) => holds(row, asker)).map(([action]) => action);

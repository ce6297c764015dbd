// Every page that shows a favorite or one of its payments must answer a user who may see the request.
import { expect } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import type { ActionHistoryItem, RequestDetail, SubmitReceipt } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { bearerOf } from './people.ts';
import { runJobs, sign } from './request-bank.ts';
import { askAs, siti } from './transfer-bank.ts';

const approver = 'APPROVER01@NUSANTARA';

export type Menu = 'LCY' | 'FAV';
type Page = readonly [operationId: OperationId, body: object];

const namedBy = ({ refNo, taskId }: SubmitReceipt, menuAccess: Menu) => ({ refNo, taskId, menuAccess });

const detailsOf = (receipt: SubmitReceipt, menuAccess: Menu): readonly Page[] => [
  ['getRequest', namedBy(receipt, menuAccess)],
  ['getTransaction', { refNo: receipt.refNo, menuAccess }],
];

const listsOf = (receipt: SubmitReceipt, menuAccess: Menu): readonly Page[] => {
  const { refNo, revision } = receipt;
  return [
    ['listProcessSteps', { refNo }],
    ['listTransactions', { status: 'all', filter: { search: refNo } }],
    ['listUsableFavorites', { filter: { paymentType: 'LCY' } }],
    ['listFavoriteRecommendations', { paymentType: 'LCY' }],
    ['getRequestHistory', { refNo, menuAccess }],
    ['previewRoute', { kind: 'request', refNo, revision }],
    ['getTransactionTimeline', { refNo, menuAccess }],
    ['listTransactions', { status: 'all' }],
    ['listRequestsToApprove', {}],
    ['listActionHistory', {}],
    ['previewDecision', { decision: 'approve', items: [{ ...namedBy(receipt, menuAccess), revision }] }],
  ];
};

/** The answers that are neither 200 nor an allowed 403. */
async function failuresOf(bank: TestBank, pages: readonly Page[], users: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const user of users)
    for (const [operationId, body] of pages) {
      const { status, code } = await askAs(bank, user, operationId, body);
      const mayBeRefused = status === 403 && (operationId === 'previewDecision' || operationId.startsWith('list'));
      if (status !== 200 && !mayBeRefused) failed.push(`${operationId} ${user} ${status} ${code}`);
    }
  return failed;
}

export const failuresOfDetails = (bank: TestBank, receipt: SubmitReceipt, menuAccess: Menu) =>
  failuresOf(bank, detailsOf(receipt, menuAccess), [siti, approver]);

export const failuresEverywhere = (bank: TestBank, receipt: SubmitReceipt, menuAccess: Menu) =>
  failuresOf(bank, [...detailsOf(receipt, menuAccess), ...listsOf(receipt, menuAccess)], [siti, approver]);

async function documentFailures(bank: TestBank, named: object): Promise<string[]> {
  const headers = await bearerOf(bank, siti);
  const failed: string[] = [];
  for (const operationId of ['downloadReceipt', 'downloadAdvice'] as const) {
    const { path } = operations[operationId];
    const { statusCode, body } = await bank.app.inject({ method: 'POST', url: path, payload: named, headers });
    if (statusCode !== 200 || !body.startsWith('%PDF'))
      failed.push(`${operationId} ${statusCode} ${body.slice(0, 200)}`);
  }
  return failed;
}

async function decide(
  bank: TestBank,
  person: string,
  action: 'approve' | 'release',
  { receipt, amount }: { readonly receipt: SubmitReceipt; readonly amount: string },
): Promise<void> {
  const user = `${person}@NUSANTARA`;
  const named = namedBy(receipt, 'LCY');
  const { notes } = (await askAs(bank, user, 'getRequest', named)).output as RequestDetail;
  const confirmed = notes.filter(({ mustConfirm }) => mustConfirm).map(({ flag }) => flag);
  const signature = await sign(bank, person, action, [receipt], amount);
  const body = { ...named, revision: receipt.revision, signature, confirmed };
  expect((await askAs(bank, user, `${action}Request`, body)).code).toBe('00');
}

/** Approves, releases and executes the payment, then reads every page about decisions and payments. */
export async function failuresOncePaid(bank: TestBank, receipt: SubmitReceipt, amount: string): Promise<string[]> {
  await decide(bank, 'APPROVER01', 'approve', { receipt, amount });
  await decide(bank, 'RELEASER01', 'release', { receipt, amount });
  await runJobs(bank);
  const { refNo, revision } = receipt;
  const { id_trx_log: idTrxLog, status } = await bank.services.db
    .selectFrom('requests')
    .select(['id_trx_log', 'status'])
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  const history = (await askAs(bank, approver, 'listActionHistory', {})).output as { items: ActionHistoryItem[] };
  const idProcessStep = history.items.find((item) => item.refNo === refNo)?.idProcessStep ?? '';
  const decided: readonly Page[] = [
    ['getActedRequest', { ...namedBy(receipt, 'LCY'), revision }],
    ['listStepActions', { idProcessStep }],
    ['getDashboardDay', {}],
  ];
  const executed: readonly Page[] = [
    ['getExecutionProcess', { idTrxLog }],
    ['listTransactions', { status: 'successful' }],
    ['listInboxMessages', { filter: {} }],
  ];
  return [
    ...(status === 'Successful' ? [] : [`${refNo} is ${status}`]),
    ...(await failuresEverywhere(bank, receipt, 'LCY')),
    ...(await failuresOf(bank, decided, [approver])),
    ...(await failuresOf(bank, executed, [siti, approver])),
    ...(await documentFailures(bank, { refNo, idTrxLog })),
  ];
}

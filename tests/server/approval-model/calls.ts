// The steps of the model as calls of the bank's API, signed with the users' devices.
import { randomUUID } from 'node:crypto';
import type { Challenge, SignedAction, SubmitReceipt } from '../../../generated/types.ts';
import { demoDeviceSecret, demoPeople } from '../../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../../server/people/ocra.ts';
import type { Answer, TestBank } from '../bank.ts';
import { ask } from '../lookup-calls.ts';
import { user } from '../request-bank.ts';
import { bifastForm } from '../transfer-bank.ts';
import type { ModelRequest } from './model-request.ts';
import type { Deciding, Decision } from './rules.ts';

const noteKinds = ['possible-duplicate', 'name-differs', 'payee-account-changed', 'next-working-day'];
const noteFlags = ['possible-duplicate', 'name-differs', 'payee-account-changed', 'late'];
const suite = 'OCRA-1:HOTP-SHA256-8:QN08';
const menuAccess = 'LCY';
const tomorrow = { timing: { kind: 'forward-dated', transactionDate: '2026-11-24' } };

export type Named = Pick<ModelRequest, 'taskId' | 'refNo' | 'rupiah'>;
type AtRevision = Named & { readonly revision: number };

const formOf = (rupiah: number, isForward: boolean) => bifastForm(`${rupiah}.00`, isForward ? tomorrow : {});

export const askSubmit = (bank: TestBank, actor: string, rupiah: number, isForward: boolean) =>
  ask(bank, 'submitLocalTransfer', {
    user: user(actor),
    body: { form: formOf(rupiah, isForward), confirmed: noteKinds },
  });

export function askResubmit(bank: TestBank, actor: string, request: ModelRequest, revision: number, rupiah: number) {
  const { taskId, refNo, isForward } = request;
  const body = { taskId, refNo, revision, form: formOf(rupiah, isForward), confirmed: noteKinds };
  return ask(bank, 'resubmitLocalTransfer', { user: user(actor), body });
}

/** The bank gives no challenge if the request has changed; then any digits will do. */
async function sign(bank: TestBank, actor: string, action: SignedAction, requests: readonly AtRevision[]) {
  const trxAmount = `${requests.reduce((total, { rupiah }) => total + rupiah, 0)}.00`;
  const items = requests.map(({ refNo, revision }) => ({ refNo, revision }));
  const about = { serviceType: 'SVC_LCY_BIFAST', menuAccess, trxCurrency: 'IDR', trxAmount };
  const body = { ...about, action, items };
  const { output, status } = await ask(bank, 'generateChallenge', { user: user(actor), body });
  if (status !== 200) return { challengeId: randomUUID(), response: '00000000' };
  const { challenge, challengeId } = output as Challenge;
  const serial = demoPeople.find(({ userId }) => userId === user(actor))?.serialNumber ?? '';
  return { challengeId, response: ocraResponse(suite, demoDeviceSecret(serial), { challenge }) };
}

const isSigned = (decision: Decision): decision is 'approve' | 'release' =>
  decision === 'approve' || decision === 'release';

const operations: Readonly<Record<Decision, string>> = {
  verify: 'verifyRequest',
  approve: 'approveRequest',
  release: 'releaseRequest',
  reject: 'rejectRequest',
  'send-to-repair': 'sendRequestToRepair',
};

const confirmedBy = ({ confirmsBlocked }: Pick<Deciding, 'confirmsBlocked'>) => [
  ...noteFlags,
  ...(confirmsBlocked ? ['maker-blocked'] : []),
];

async function extras(
  bank: TestBank,
  { actor, decision, ...order }: Omit<Deciding, 'revision'>,
  requests: readonly AtRevision[],
) {
  if (decision === 'reject') return {};
  if (decision === 'send-to-repair') return { reason: 'Please look again' };
  const confirmed = confirmedBy(order);
  return { confirmed, ...(isSigned(decision) && { signature: await sign(bank, actor, decision, requests) }) };
}

export async function askDecision(bank: TestBank, request: Named, order: Deciding): Promise<Answer> {
  const { actor, decision, revision } = order;
  const { taskId, refNo } = request;
  const more = await extras(bank, order, [{ ...request, revision }]);
  const named = decision === 'reject' || decision === 'send-to-repair' ? { taskId } : { taskId, refNo };
  const body = { ...named, menuAccess, revision, ...more };
  return ask(bank, operations[decision], { user: user(actor), body });
}

export async function askMany(
  bank: TestBank,
  requests: readonly AtRevision[],
  order: Omit<Deciding, 'revision'>,
): Promise<Answer> {
  const items = requests.map(({ taskId, refNo, revision }) => ({ taskId, refNo, revision, menuAccess }));
  const body = { decision: order.decision, items, ...(await extras(bank, order, requests)) };
  return ask(bank, 'decideOnMany', { user: user(order.actor), body });
}

export const askCancel = (
  bank: TestBank,
  operation: 'cancelRequest' | 'cancelForwardDated' | 'recallRequest',
  actor: string,
  { taskId, refNo }: Named,
  revision: number,
) => {
  const named = operation === 'cancelRequest' ? { taskId, refNo } : { refNo };
  return ask(bank, operation, { user: user(actor), body: { ...named, revision, menuAccess } });
};

type Exceptional = 'exceptional-approve' | 'exceptional-release';

interface ExceptionalWord {
  readonly action: Exceptional;
  readonly answer?: 'confirm' | 'decline';
  readonly confirmsBlocked: boolean;
}

export async function askExceptional(
  bank: TestBank,
  actor: string,
  named: AtRevision,
  { action, answer, confirmsBlocked }: ExceptionalWord,
): Promise<Answer> {
  const { taskId, refNo, revision } = named;
  const about = { taskId, refNo, revision, menuAccess };
  const call = (operation: string, body: object) => ask(bank, operation, { user: user(actor), body });
  if (answer === 'decline') return call('confirmExceptionalDecision', { ...about, answer, reason: 'Not needed' });
  const signature = await sign(bank, actor, action, [named]);
  const confirmed = confirmedBy({ confirmsBlocked });
  if (answer) return call('confirmExceptionalDecision', { ...about, answer, confirmed, signature });
  const operation = action === 'exceptional-release' ? 'releaseExceptionally' : 'approveExceptionally';
  return call(operation, { ...about, reason: 'Nobody is here', confirmed, signature });
}

export const receiptIn = ({ output }: Answer) => output as SubmitReceipt;

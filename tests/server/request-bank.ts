// A company with the demonstration workflow map, and the token devices of its users.
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { fromWire } from '../../domain/money.ts';
import type { Challenge, RequestListItem, SignedTarget, SubmitReceipt } from '../../generated/types.ts';
import { anonymous } from '../../server/context.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import type { RequestDraft } from '../../server/approval/draft.ts';
import { resubmitRequest, submitRequest } from '../../server/requests/submit.ts';
import { seedAccounts } from '../../server/sandbox/seed/accounts.ts';
import { seedApproval } from '../../server/sandbox/seed/approval.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import type { Answer, TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addPeople } from './people.ts';
import { shortHistory } from './transfer-bank.ts';

const suite = 'OCRA-1:HOTP-SHA256-8:QN08';
export const user = (id: string) => `${id}@NUSANTARA`;

export async function addRequestBank(bank: TestBank): Promise<void> {
  const { db, clock } = bank.services;
  await addPeople(bank);
  await seedAccounts(db, clock.now(), shortHistory);
  await seedApproval(db, clock.now());
}

const account = { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' } as const;
const today = '2026-11-23';

export function draftOf(value: string, changes: Partial<RequestDraft> = {}): RequestDraft {
  const amount = fromWire({ value, currency: 'IDR' });
  if (!amount.ok) throw new Error(value);
  const beneficiary = {
    bankCode: '014',
    bankName: 'Bank Central Asia',
    accountNumber: '5270338812',
    accountName: 'CV Sinar Jaya Abadi',
    currency: 'IDR',
  } as const;
  return {
    menuAccess: 'LCY',
    service: 'SVC_LCY_BIFAST',
    content: {
      kind: 'local-transfer',
      form: {
        transferType: 'BIFAST',
        fromAccount: account,
        payee: { kind: 'account', beneficiary },
        transactionDetails: { amount: { value, currency: 'IDR' }, purposeCode: '99' },
        charges: { chargeTransactionFeeTo: 'REMITTER' },
        timing: { kind: 'immediate' },
      },
    },
    amount: amount.value,
    idrEquivalent: amount.value,
    fromAccount: account,
    payee: { name: beneficiary.accountName, account: beneficiary.accountNumber, bank: beneficiary.bankName },
    transactionDate: today,
    ...changes,
  };
}

async function loadTestActor({ services: { db, clock, paymentKinds } }: TestBank, id: string) {
  const person = await db.selectFrom('users').selectAll().where('user_id', '=', user(id)).executeTakeFirstOrThrow();
  const who = { ...anonymous, companyId: person.company_id, userId: person.user_id, name: person.name };
  return { who, now: clock.now(), requestId: 'story', remoteAddress: '', paymentKinds };
}

export async function submit(bank: TestBank, draft = draftOf('10000000.00'), id = 'MAKER01'): Promise<SubmitReceipt> {
  const actor = await loadTestActor(bank, id);
  return bank.services.db.transaction().execute((db) => submitRequest({ ...actor, db }, draft));
}

/** Submits as the only user of a single-access company. */
export async function submitAlone(bank: TestBank, draft: RequestDraft): Promise<SubmitReceipt> {
  const { who, ...actor } = await loadTestActor(bank, 'MAKER01');
  const alone = { ...actor, who: { ...who, isSingleAccess: true } };
  return bank.services.db.transaction().execute((db) => submitRequest({ ...alone, db }, draft));
}

export async function resubmit(
  bank: TestBank,
  { taskId, refNo, revision }: SubmitReceipt,
  draft: RequestDraft,
  id = 'MAKER01',
): Promise<SubmitReceipt> {
  const actor = await loadTestActor(bank, id);
  const repaired = { ...draft, taskId, refNo, revision };
  return bank.services.db.transaction().execute((db) => resubmitRequest({ ...actor, db }, repaired));
}

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision, menuAccess: 'LCY' });

const localTransfer = { serviceType: 'SVC_LCY_BIFAST', menuAccess: 'LCY' };

type Signed = 'stop' | 'approve' | 'release' | 'exceptional-approve' | 'exceptional-release';

/** Asks for a challenge over exactly these requests and answers it with the user's token device. */
export async function sign(
  bank: TestBank,
  id: string,
  action: Signed,
  items: readonly SignedTarget[],
  trxAmount = '10000000.00',
  paid: { readonly serviceType: string; readonly menuAccess: string; readonly trxCurrency?: string } = localTransfer,
) {
  const body = {
    trxCurrency: 'IDR',
    ...paid,
    trxAmount,
    action,
    items: items.map(({ refNo, revision, lines }) => ({ refNo, revision, ...(lines && { lines }) })),
  };
  const { status, output } = await ask(bank, 'generateChallenge', { user: user(id), body });
  // A user who may not decide gets no challenge. Any digits will do, to see how the decision itself refuses them.
  if (status !== 200) return { challengeId: randomUUID(), response: '00000000' };
  const challenge = output as Challenge;
  const serial = demoPeople.find(({ userId }) => userId === user(id))?.serialNumber ?? '';
  const response = ocraResponse(suite, demoDeviceSecret(serial), { challenge: challenge.challenge });
  return { challengeId: challenge.challengeId, response };
}

/** Signs records of a bulk file; lines that do not exist are left out. */
export async function signRecords(bank: TestBank, id: string, action: Signed, target: Required<SignedTarget>) {
  const { refNo, revision, lines } = target;
  const found = await bank.services.db
    .selectFrom('request_records as r')
    .innerJoin('requests as q', (join) =>
      join.onRef('q.company_id', '=', 'r.company_id').onRef('q.task_id', '=', 'r.task_id'),
    )
    .select(['r.line', 'r.amount'])
    .where('q.ref_no', '=', refNo)
    .where('r.line', 'in', lines)
    .execute();
  const total = found.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  return sign(bank, id, action, [{ refNo, revision, lines: found.map(({ line }) => line) }], total);
}

export const decideUnsigned = (
  bank: TestBank,
  id: string,
  operation: 'verifyRequest' | 'rejectRequest' | 'sendRequestToRepair',
  receipt: SubmitReceipt,
  reason?: string,
): Promise<Answer> => {
  const { refNo, ...rest } = keyOf(receipt);
  const named = operation === 'verifyRequest' ? { ...rest, refNo } : rest;
  return ask(bank, operation, { user: user(id), body: { ...named, ...(reason && { reason }) } });
};

export async function decideSigned(
  bank: TestBank,
  id: string,
  action: 'approve' | 'release',
  receipt: SubmitReceipt,
  amount = '10000000.00',
): Promise<Answer> {
  const signature = await sign(bank, id, action, [receipt], amount);
  return ask(bank, `${action}Request`, { user: user(id), body: { ...keyOf(receipt), signature } });
}

/** Signs and sends a decision on a payment of any kind, whose amount and service are read from its request. */
export async function decideOn(
  bank: TestBank,
  id: string,
  action: 'approve' | 'release',
  { taskId, refNo, revision }: SubmitReceipt,
  { menuAccess, ...more }: { readonly menuAccess: string; readonly confirmed?: readonly string[] },
): Promise<Answer> {
  const row = await bank.services.db
    .selectFrom('requests')
    .select(['amount', 'currency', 'service'])
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
  const paid = { serviceType: row.service ?? '', menuAccess, trxCurrency: row.currency ?? 'IDR' };
  const signature = await sign(bank, id, action, [{ refNo, revision }], row.amount ?? '0.00', paid);
  const body = { taskId, refNo, revision, menuAccess, signature, ...more };
  return ask(bank, `${action}Request`, { user: user(id), body });
}

/** Verifies, approves and releases a small payment; returns the answer of the release. */
export async function releaseSmall(bank: TestBank, receipt: SubmitReceipt, amount?: string): Promise<Answer> {
  expect((await decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
  expect((await decideSigned(bank, 'APPROVER01', 'approve', receipt, amount)).code).toBe('00');
  return decideSigned(bank, 'RELEASER01', 'release', receipt, amount);
}

export async function queueOf(bank: TestBank, id: string, operation: string): Promise<RequestListItem[]> {
  return (await outputOf<{ items: RequestListItem[] }>(bank, operation, { user: user(id), body: {} })).items;
}

export const statusOf = async (bank: TestBank, { taskId }: SubmitReceipt) =>
  (
    await bank.services.db
      .selectFrom('requests')
      .select('status')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow()
  ).status;

export const runJobs = (bank: TestBank) => runDueJobs(bank.services);

/** Gives the user these roles until the test ends, also when it fails. */
export async function giveRoles({ services: { db } }: TestBank, id: string, roles: string[]): Promise<void> {
  const users = db.updateTable('users').where('user_id', '=', user(id));
  const before = await db.selectFrom('users').select('roles').where('user_id', '=', user(id)).executeTakeFirstOrThrow();
  onTestFinished(async () => {
    await users.set(before).execute();
  });
  await users.set({ roles }).execute();
}

/** Submits and releases a transfer, to be executed now or on a later date. */
export async function releasedTransfer(bank: TestBank, amount: string, date?: string): Promise<SubmitReceipt> {
  const receipt = await submit(bank, draftOf(amount, date ? { transactionDate: date } : {}));
  const { code } = await releaseSmall(bank, receipt, amount);
  if (code !== '00') throw new Error(`${receipt.refNo} was not released: ${code}`);
  return receipt;
}

/** The number of the execution log of a request. */
export async function logOf({ services: { db } }: TestBank, { taskId }: SubmitReceipt): Promise<string> {
  const rows = db.selectFrom('requests').select('id_trx_log').where('task_id', '=', taskId);
  return (await rows.executeTakeFirstOrThrow()).id_trx_log ?? '';
}

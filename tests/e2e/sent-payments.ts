// Payments that are submitted before a test, and decisions by other users during it.
import { fromWire } from '../../domain/money.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { LocalTransferForm, SubmitReceipt, TransactionType } from '../../generated/types.ts';
import { takeDecision, type OrdinaryDecision } from '../../server/approval/decide.ts';
import { submitRequest } from '../../server/requests/submit.ts';
import { loadDemoActor } from '../../server/sandbox/seed/demo-actor.ts';
import type { Portal } from './portal.ts';
import { user } from './request-steps.ts';

export interface Payment {
  readonly value: string;
  /** BI-FAST is always open; clearing (LLG) closes at 14:00. */
  readonly rail?: 'BIFAST' | 'LLG';
}

const account = { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' } as const;
const payee = {
  bankCode: '014',
  bankName: 'Bank Central Asia',
  accountNumber: '5270338812',
  accountName: 'CV Sinar Jaya Abadi',
  currency: 'IDR',
} as const;
const asClearingWantsIt = {
  clearingCode: '0140012',
  addressLine1: 'Jl. Sudirman 1',
  citizenship: 'WNI',
  residency: '01',
  category: '02',
} as const;

function formOf({ value, rail }: Payment): LocalTransferForm {
  const amount = { value, currency: 'IDR' } as const;
  const common = {
    fromAccount: account,
    charges: { chargeTransactionFeeTo: 'REMITTER' },
    timing: { kind: 'immediate' },
  } as const;
  if (rail === 'LLG') {
    const beneficiary = { ...payee, ...asClearingWantsIt };
    return { ...common, transferType: 'LLG', payee: { kind: 'account', beneficiary }, transactionDetails: { amount } };
  }
  const transactionDetails = { amount, purposeCode: '99' } as const;
  return { ...common, transferType: 'BIFAST', payee: { kind: 'account', beneficiary: payee }, transactionDetails };
}

export async function sendPayment({ services }: Portal, payment: Payment, maker = 'MAKER01'): Promise<SubmitReceipt> {
  const now = services.clock.now();
  const amount = fromWire({ value: payment.value, currency: 'IDR' });
  if (!amount.ok) throw new Error(`${payment.value} is no amount`);
  const draft = {
    menuAccess: 'LCY',
    service: `SVC_LCY_${payment.rail ?? 'BIFAST'}`,
    content: { kind: 'local-transfer', form: formOf(payment) },
    amount: amount.value,
    idrEquivalent: amount.value,
    fromAccount: account,
    payee: { name: payee.accountName, account: payee.accountNumber, bank: payee.bankName },
    transactionDate: jakartaMoment(now.getTime()).date,
  } as const;
  return services.db
    .transaction()
    .execute(async (db) => submitRequest(await loadDemoActor(db, user(maker), now), draft));
}

/** Locks the request while the work runs, so that every decision on it waits. */
export async function whileHeld({ services }: Portal, refNo: string, act: () => Promise<unknown>): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    await db.selectFrom('requests').select('task_id').where('ref_no', '=', refNo).forUpdate().execute();
    await act();
  });
}

type Named = Pick<SubmitReceipt, 'taskId' | 'revision'>;

/** Decides by the server's own functions, without a browser and a signature. */
export async function decideAs(
  { services }: Portal,
  id: string,
  decision: OrdinaryDecision,
  { taskId, revision }: Named,
  menuAccess: TransactionType = 'LCY',
): Promise<void> {
  const now = services.clock.now();
  const order = { named: { taskId, menuAccess }, revision, decision };
  await services.db.transaction().execute(async (db) => takeDecision(await loadDemoActor(db, user(id), now), order));
}

/** Takes every decision that the newest payment to this destination waits for. */
export async function decideByAll(portal: Portal, destination: string): Promise<void> {
  const found = await portal.services.db
    .selectFrom('requests')
    .selectAll()
    .where('payee_account', '=', destination)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const named = { taskId: found.task_id, revision: found.revision };
  const people = { verify: 'VERIFIER', approve: 'APPROVER', release: 'RELEASER' } as const;
  const taken = { verify: 0, approve: 0, release: 0 };
  for (const { kind, groups } of found.route.stages) {
    const needed = groups.reduce((sum, { quorum }) => sum + quorum, 0);
    for (const end = taken[kind] + needed; taken[kind] < end;) {
      taken[kind] += 1;
      await decideAs(portal, `${people[kind]}0${taken[kind]}`, kind, named, found.menu_access);
    }
  }
}

// Payments of the demonstration companies, and the decisions on them.
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import type { Challenge, Signature, SignedAction, SubmitReceipt } from '../../generated/types.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import type { Answer } from './caller.ts';
import type { Scene } from './scene.ts';

export type CompanyId = 'NUSANTARA' | 'BAHARI';
export const companies: readonly CompanyId[] = ['NUSANTARA', 'BAHARI'];

export const userOf = (id: string, companyId: CompanyId = 'NUSANTARA') => `${id}@${companyId}`;

export const noteKinds = ['possible-duplicate', 'name-differs', 'payee-account-changed', 'next-working-day'];
export const noteFlags = ['possible-duplicate', 'name-differs', 'payee-account-changed', 'late'];
const suite = 'OCRA-1:HOTP-SHA256-8:QN08';

const account = (id: string, number: string, alias: string, currency = 'IDR') => ({ id, number, alias, currency });
const operational = {
  NUSANTARA: account('acc-0001', '1370010246801', 'Operasional Jakarta'),
  BAHARI: account('acc-0101', '1570031120013', 'Operasional Surabaya'),
};
const dollars = {
  NUSANTARA: account('acc-0003', '1370020099017', 'Ekspor USD', 'USD'),
  BAHARI: account('acc-0103', '1570032000047', 'Penjualan Ekspor', 'USD'),
};
/** Has an overdraft that leaves 14,350,000 rupiah. */
export const nearlyEmpty = account('acc-0106', '1570031120064', 'Giro Surabaya');

export const supplier = {
  bankCode: '014',
  bankName: 'Bank Central Asia',
  accountNumber: '5270338812',
  accountName: 'CV Sinar Jaya Abadi',
  currency: 'IDR',
};
const withinBank = (accountNumber: string) => ({
  bankCode: '013',
  bankName: 'Bank',
  accountNumber,
  accountName: 'PT Bahari Makmur Sentosa',
  currency: 'IDR',
});

const wire = (rupiah: number) => ({ value: `${rupiah}.00`, currency: 'IDR' });
const immediate = { timing: { kind: 'immediate' } };
export const onDay = (transactionDate: string) => ({ timing: { kind: 'forward-dated', transactionDate } });

export type Form = Readonly<Record<string, unknown>>;
export type FormOf = (companyId: CompanyId, rupiah: number, more?: object) => Form;

const outside =
  (transferType: string): FormOf =>
  (companyId, rupiah, more = {}) => ({
    transferType,
    fromAccount: operational[companyId],
    payee: { kind: 'account', beneficiary: supplier },
    transactionDetails: { amount: wire(rupiah), ...(transferType === 'BIFAST' && { purposeCode: '03' }) },
    charges: { chargeTransactionFeeTo: 'REMITTER' },
    ...immediate,
    ...more,
  });

export const bifast = outside('BIFAST');
/** Up to 50 million per transfer and 500 million per day. */
export const online = outside('ONLINE');

export const overbooking: FormOf = (companyId, rupiah, more = {}) => ({
  transferType: 'OVB',
  fromAccount: operational[companyId],
  payee: { kind: 'account', beneficiary: withinBank('1370010555123') },
  transactionDetails: { amount: wire(rupiah) },
  ...immediate,
  ...more,
});

/** Today's deal of each company covers 50,000 dollars at 16,540 rupiah. */
export const atDealRate: FormOf = (companyId, rupiah, more = {}) =>
  overbooking(companyId, rupiah, {
    fromAccount: dollars[companyId],
    deal: { rateType: 'special', dealNumber: 'FX2611230087' },
    ...more,
  });

export const toNearlyEmpty: FormOf = (companyId, rupiah) =>
  overbooking(companyId, rupiah, { payee: { kind: 'account', beneficiary: withinBank(nearlyEmpty.number) } });

export interface Payment extends Pick<SubmitReceipt, 'taskId' | 'refNo' | 'revision'> {
  readonly companyId: CompanyId;
  readonly rupiah: number;
}

export const keyOf = ({ taskId, refNo, revision }: Payment) => ({ taskId, refNo, revision, menuAccess: 'LCY' });

/** A call that prepares an attack; throws unless it succeeds. */
export async function must<Output>(
  scene: Scene,
  userId: string,
  operationId: OperationId,
  body: object,
): Promise<Output> {
  const { code, output, text } = await scene.ask({ userId, operationId, body });
  if (code !== '00') throw new Error(`${operationId} by ${userId} answered ${text.slice(0, 300)}`);
  return output as Output;
}

export async function submit(
  scene: Scene,
  companyId: CompanyId,
  rupiah: number,
  formOf: FormOf = bifast,
  more: object = {},
): Promise<Payment> {
  const body = { form: formOf(companyId, rupiah, more), confirmed: noteKinds };
  const receipt = await must<SubmitReceipt>(scene, userOf('MAKER01', companyId), 'submitLocalTransfer', body);
  const { taskId, refNo, revision } = receipt;
  return { taskId, refNo, revision, companyId, rupiah };
}

export function respond(userId: string, { challenge }: Pick<Challenge, 'challenge'>): string {
  const serial = demoPeople.find((person) => person.userId === userId)?.serialNumber ?? '';
  return ocraResponse(suite, demoDeviceSecret(serial), { challenge });
}

export const noSignature = (): Signature => ({ challengeId: randomUUID(), response: '00000000' });

export interface Signing {
  readonly action: SignedAction;
  readonly items: readonly Payment[];
  readonly change?: object | undefined;
}

export const challengeBody = ({ action, items, change }: Signing) => ({
  serviceType: 'SVC_LCY_BIFAST',
  menuAccess: 'LCY',
  trxCurrency: 'IDR',
  trxAmount: wire(items.reduce((total, { rupiah }) => total + rupiah, 0)).value,
  action,
  items: items.map(({ refNo, revision }) => ({ refNo, revision })),
  ...change,
});

export const askChallenge = (scene: Scene, userId: string, signing: Signing): Promise<Answer> =>
  scene.ask({ userId, operationId: 'generateChallenge', body: challengeBody(signing) });

export const signatureFrom = (userId: string, { output }: Answer): Signature => {
  const challenge = output as Challenge;
  return { challengeId: challenge.challengeId, response: respond(userId, challenge) };
};

/** A signature, or undefined if the bank gives no challenge. */
export async function trySign(scene: Scene, userId: string, signing: Signing): Promise<Signature | undefined> {
  const answer = await askChallenge(scene, userId, signing);
  return answer.status === 200 ? signatureFrom(userId, answer) : undefined;
}

export async function sign(scene: Scene, userId: string, signing: Signing): Promise<Signature> {
  const signature = await trySign(scene, userId, signing);
  if (!signature) throw new Error(`${userId} was given no challenge to ${signing.action}`);
  return signature;
}

export const verify = (scene: Scene, payment: Payment) =>
  must(scene, userOf('VERIFIER01', payment.companyId), 'verifyRequest', {
    ...keyOf(payment),
    confirmed: noteFlags,
  });

export async function decideSigned(
  scene: Scene,
  id: string,
  action: 'approve' | 'release',
  payment: Payment,
): Promise<void> {
  const userId = userOf(id, payment.companyId);
  const signature = await sign(scene, userId, { action, items: [payment] });
  await must(scene, userId, `${action}Request`, { ...keyOf(payment), confirmed: noteFlags, signature });
}

export const approve = (scene: Scene, payment: Payment) => decideSigned(scene, 'APPROVER02', 'approve', payment);
export const release = (scene: Scene, payment: Payment) => decideSigned(scene, 'RELEASER01', 'release', payment);

export async function sendToRepair(scene: Scene, payment: Payment): Promise<void> {
  const { refNo: _, ...named } = keyOf(payment);
  const body = { ...named, reason: 'Please look again' };
  await must(scene, userOf('VERIFIER01', payment.companyId), 'sendRequestToRepair', body);
}

export const repaired = (payment: Payment, form: Form) => {
  const { taskId, refNo, revision } = payment;
  return { taskId, refNo, revision, form, confirmed: noteKinds };
};

interface Executed {
  readonly status: string;
}

export const statusOf = async (scene: Scene, { refNo, companyId }: Payment): Promise<string> =>
  (await must<Executed>(scene, userOf('MAKER01', companyId), 'getTransaction', { refNo, menuAccess: 'LCY' })).status;

// A company that tops up: its numbers at the sandbox's providers, and forms that top them up.
import { expect } from 'vitest';
import type { SubmitReceipt, TopUpInquiry } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { decideOn, user } from './request-bank.ts';
import { fromOperasional, idr } from './transfer-bank.ts';

export const phone = {
  numberType: 'mobile-credit',
  category: 'MOBILE_CREDIT',
  institution: 'TELKOMSEL_CREDIT',
  accountNumber: '081218004567',
};
export const data = { ...phone, numberType: 'mobile-data', category: 'MOBILE_DATA', institution: 'TELKOMSEL_DATA' };
export const wallet = {
  numberType: 'gopay',
  category: 'E_WALLET',
  institution: 'GOPAY',
  accountNumber: '081218004567',
};
export const meter = {
  numberType: 'pln-prepaid',
  category: 'ELECTRICITY_TOKEN',
  institution: 'PLN_PREPAID',
  accountNumber: '14038871204',
};
export const player = {
  numberType: 'game',
  category: 'GAME',
  institution: 'MOBILE_LEGENDS',
  accountNumber: '118204417(2231)',
};
/** Another number of the operator. */
export const phoneOf = (tail: string) => ({ ...phone, accountNumber: `0812${tail}` });

type Payee = Readonly<Record<string, string>>;

export const inquire = (bank: TestBank, payeeDetails: Payee, more: object = {}) =>
  outputOf<TopUpInquiry>(bank, 'inquireTopUp', { user: user('MAKER01'), body: { payeeDetails, ...more } });

interface Bought {
  readonly amount: string;
  readonly denomCode?: string;
}

export const credit100: Bought = { amount: '101500.00', denomCode: 'TELKOMSEL_100K' };
export const credit50: Bought = { amount: '51500.00', denomCode: 'TELKOMSEL_50K' };
export const token500: Bought = { amount: '500000.00', denomCode: 'PLN_500K' };
export const token10m: Bought = { amount: '10000000.00', denomCode: 'PLN_10M' };

export async function topUpForm(bank: TestBank, payee: Payee, { amount, denomCode }: Bought, changes: object = {}) {
  const { inquiryId, payeeDetails } = await inquire(bank, payee);
  return {
    fromAccount: { id: fromOperasional.id },
    payeeDetails,
    inquiryId,
    transactionDetails: { amount: idr(amount), ...(denomCode !== undefined && { denomCode }) },
    timing: { kind: 'immediate' },
    ...changes,
  };
}

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision, menuAccess: 'TOPUP' });

export const submitTopUp = (bank: TestBank, form: object, confirmed: readonly string[] = []) =>
  outputOf<SubmitReceipt>(bank, 'submitTopUp', { user: user('MAKER01'), body: { form, confirmed } });

const decide = (bank: TestBank, id: string, action: 'approve' | 'release', receipt: SubmitReceipt) =>
  decideOn(bank, id, action, receipt, { menuAccess: 'TOPUP' });

/** Verifies, approves and releases a top-up; fails if a decision is refused. */
export async function releaseTopUp(bank: TestBank, receipt: SubmitReceipt): Promise<void> {
  const verified = await ask(bank, 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
  expect(verified.code).toBe('00');
  expect((await decide(bank, 'APPROVER01', 'approve', receipt)).code).toBe('00');
  expect((await decide(bank, 'RELEASER01', 'release', receipt)).code).toBe('00');
}

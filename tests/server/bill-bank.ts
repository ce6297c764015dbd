// A company that pays bills: its customer numbers at the sandbox's billers, and forms that pay them.
import { expect } from 'vitest';
import type { BillInquiry, SubmitReceipt } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { fromOperasional, idr } from './transfer-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { decideOn, user } from './request-bank.ts';

export const electricity = {
  numberType: 'pln-customer',
  category: 'ELECTRICITY',
  institution: 'PLN_POSTPAID',
  accountNumber: '538711204417',
};
export const office = { ...electricity, accountNumber: '538711209982' };
export const internet = {
  numberType: 'internet-cable',
  category: 'INTERNET',
  institution: 'INDIHOME',
  accountNumber: '122804113907',
};
export const card = {
  numberType: 'credit-card',
  category: 'CREDIT_CARD',
  institution: 'BCA_CC',
  accountNumber: '4556737586899855',
};
export const insurance = {
  numberType: 'bpjs',
  category: 'HEALTH',
  institution: 'BPJS_KESEHATAN',
  accountNumber: '8888801234567890',
};
/** Another customer of the power company; each customer number has bills of its own. */
export const meter = (tail: string) => ({ ...electricity, accountNumber: `5387${tail}` });

type Payee = Readonly<Record<string, string>>;

export const inquire = (bank: TestBank, payeeDetails: Payee, more: object = {}) =>
  outputOf<BillInquiry>(bank, 'inquireBill', { user: user('MAKER01'), body: { payeeDetails, ...more } });

const minorOf = (value: string) => BigInt(value.replace('.', ''));
const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

interface BillChanges {
  /** The number of months, for a biller that is paid in advance. */
  readonly months?: number;
  readonly amount?: string;
  readonly favoriteId?: string;
  readonly additionalDetails?: object;
  readonly fromAccount?: { readonly id: string; readonly alias?: string };
  readonly timing?: object;
}

/** A form that pays all open bills of the payee, or the given amount. */
export async function billForm(bank: TestBank, payeeDetails: Payee, more: BillChanges = {}) {
  const { months = 1, ...written } = more;
  const { inquiryId, bills, payeeDetails: found } = await inquire(bank, payeeDetails, { months });
  const total = bills.reduce((sum, { amount, penalty }) => sum + minorOf(amount.value) + minorOf(penalty.value), 0n);
  const { amount = decimal(total), ...changes } = written;
  return {
    fromAccount: { id: fromOperasional.id },
    payeeDetails: found,
    inquiryId,
    billIds: bills.map(({ billId }) => billId),
    transactionDetails: { amount: idr(amount) },
    timing: { kind: 'immediate' },
    ...changes,
  };
}

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({
  taskId,
  refNo,
  revision,
  menuAccess: 'BILL_PAY',
});

export const submitBill = (bank: TestBank, form: object, confirmed: readonly string[] = []) =>
  outputOf<SubmitReceipt>(bank, 'submitBillPayment', { user: user('MAKER01'), body: { form, confirmed } });

export const decideBill = (bank: TestBank, id: string, action: 'approve' | 'release', receipt: SubmitReceipt) =>
  decideOn(bank, id, action, receipt, { menuAccess: 'BILL_PAY' });

/** Verifies, approves and releases a bill payment; fails if a decision is refused. */
export async function releaseBill(
  bank: TestBank,
  receipt: SubmitReceipt,
  approvers: readonly string[] = ['APPROVER01'],
): Promise<void> {
  const verified = await ask(bank, 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
  expect(verified.code).toBe('00');
  for (const id of approvers) expect((await decideBill(bank, id, 'approve', receipt)).code).toBe('00');
  expect((await decideBill(bank, 'RELEASER01', 'release', receipt)).code).toBe('00');
}

// A company that orders books of cheques and giros: a form, and the decisions on it.
import { expect } from 'vitest';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { decideOn, user } from './request-bank.ts';

const menuAccess = 'CHQ_BOOK';

export const bookForm = (change: object = {}) => ({
  fromAccount: { id: 'acc-0001' },
  type: 'cheque',
  quantity: 2,
  branch: { branchCode: '0701', branchName: 'Jakarta Sudirman' },
  pickup: { pickupMethod: 'in-person', authorizers: [{ name: 'Budi Santoso', position: 'Direktur Keuangan' }] },
  ...change,
});

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision, menuAccess });

export const submitBooks = (bank: TestBank, form: object = bookForm()) =>
  outputOf<SubmitReceipt>(bank, 'submitChequeBook', {
    user: user('MAKER01'),
    body: { form, confirmed: ['possible-duplicate'] },
  });

export const bookDetailOf = (bank: TestBank, { refNo }: SubmitReceipt) =>
  outputOf<TransactionDetail>(bank, 'getTransaction', { user: user('MAKER01'), body: { refNo, menuAccess } });

export const verifyBooks = async (bank: TestBank, receipt: SubmitReceipt) =>
  (await ask(bank, 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) })).code;

const decide = (bank: TestBank, id: string, action: 'approve' | 'release', receipt: SubmitReceipt) =>
  decideOn(bank, id, action, receipt, { menuAccess });

/** Verifies, approves and releases an order; fails if a decision is refused. */
export async function releaseBooks(bank: TestBank, receipt: SubmitReceipt): Promise<void> {
  expect(await verifyBooks(bank, receipt)).toBe('00');
  expect((await decide(bank, 'APPROVER01', 'approve', receipt)).code).toBe('00');
  expect((await decide(bank, 'RELEASER01', 'release', receipt)).code).toBe('00');
}

/** Submits an order that the verifier returns to its maker. */
export async function returnedBooks(bank: TestBank): Promise<SubmitReceipt> {
  const receipt = await submitBooks(bank);
  const { refNo: _none, ...named } = keyOf(receipt);
  const body = { ...named, reason: 'Satu buku saja' };
  expect((await ask(bank, 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
  return receipt;
}

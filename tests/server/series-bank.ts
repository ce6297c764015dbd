// Series of a company: their forms, and the decisions that start them.
import { expect } from 'vitest';
import type { RecurringDetail, RecurringOccurrence, SubmitReceipt } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { decideOn, runJobs, user } from './request-bank.ts';
import { bifastForm, fromOperasional, idr } from './transfer-bank.ts';

export const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00+07:00`);

/** Every Thursday of December 2026; the 24th is joint leave and moves to the 23rd. */
export const thursdays = {
  kind: 'recurring',
  frequencyType: 'WEEKLY',
  daysInWeek: ['THU'],
  startDate: '2026-12-10',
  endDate: '2026-12-31',
  transactionOnHoliday: 'PREVIOUS_WORKING_DAY',
  expiryDate: '2026-11-25',
};

export const rent = (timing: object = thursdays, amount = '10000000.00') => ({
  paymentType: 'LCY',
  form: bifastForm(amount, { timing }),
});

export const recurringBill = (payeeDetails: object, cap: string, timing: object = thursdays) => ({
  paymentType: 'BILL_PAY',
  form: { fromAccount: fromOperasional, payeeDetails, transactionDetails: { cap: idr(cap) }, timing },
});

export const paidBySeries = { serviceType: 'SVC_LCY_BIFAST', menuAccess: 'RECURRING' };
export const keyOfSeries = ({ taskId, refNo, revision }: SubmitReceipt) => ({
  taskId,
  refNo,
  revision,
  menuAccess: 'RECURRING',
});

export const createSeries = (bank: TestBank, payment: object = rent()) =>
  outputOf<SubmitReceipt>(bank, 'createRecurringPayment', { user: user('MAKER01'), body: { payment } });

/** Verifies, approves and releases a small series. */
export async function releaseSeries(bank: TestBank, receipt: SubmitReceipt): Promise<void> {
  const named = keyOfSeries(receipt);
  const verified = await ask(bank, 'verifyRequest', { user: user('VERIFIER01'), body: named });
  expect(verified.code).toBe('00');
  for (const [id, action] of [
    ['APPROVER01', 'approve'],
    ['RELEASER01', 'release'],
  ] as const) {
    const { code } = await decideOn(bank, id, action, receipt, { menuAccess: 'RECURRING' });
    expect({ action, code }).toEqual({ action, code: '00' });
  }
}

export async function runningSeries(bank: TestBank, payment: object = rent()) {
  const receipt = await createSeries(bank, payment);
  await releaseSeries(bank, receipt);
  return receipt;
}

export const seriesOf = (bank: TestBank, { refNo }: Pick<SubmitReceipt, 'refNo'>) =>
  outputOf<RecurringDetail>(bank, 'getRecurringPayment', { user: user('MAKER01'), body: { refNo } });

export async function occurrencesOf(bank: TestBank, { refNo }: Pick<SubmitReceipt, 'refNo'>) {
  const sort = { field: 'plannedDate', direction: 'asc' };
  const body = { refNo, sort };
  const listed = await outputOf<{ items: RecurringOccurrence[] }>(bank, 'listRecurringOccurrences', {
    user: user('MAKER01'),
    body,
  });
  return listed.items;
}

export async function moveTo(bank: TestBank, day: string, time?: string): Promise<void> {
  bank.setTime(at(day, time));
  await runJobs(bank);
}

// The address of the simulator asks only what requests of the type have.
import { expect, test } from 'vitest';
import { questionIn } from '../../src/admin/workflows/simulation-question.ts';

const asked = (parameters: Readonly<Record<string, string>>) => questionIn(new URLSearchParams(parameters))?.sample;
const makerId = 'MAKER01@NUSANTARA';

test('a favorite is asked about without an account and an amount, a payment with both', () => {
  expect(asked({ transactionType: 'FAV', makerId })).toEqual({ transactionType: 'FAV', makerId });
  // Those of the type that was asked about before are left out.
  expect(asked({ transactionType: 'FAV', makerId, accountId: 'acc-0001', amount: '1.00' })).toEqual({
    transactionType: 'FAV',
    makerId,
  });
  const payment = { transactionType: 'SVC_LCY_BIFAST', makerId, accountId: 'acc-0001', amount: '180000000.00' };
  expect(asked(payment)).toMatchObject({ accountId: 'acc-0001', amount: { value: '180000000.00', currency: 'IDR' } });
});

// What a maker signs to stop a series names the service by which each of its payments goes.
import { expect, test } from 'vitest';
import type { RecurringDetail } from '../../generated/types.ts';
import { stopChallengeOf } from '../../src/user/recurring/detail/stop-challenge.ts';

const series = { refNo: 'REC2611270001', revision: 2, amount: { value: '12500000.00', currency: 'IDR' } };
const serviceOf = (payment: object) => stopChallengeOf({ series, payment } as unknown as RecurringDetail).serviceType;

test('a series is stopped under the service of its payments', () => {
  const services = ['OVB', 'BIFAST', 'RTGS', 'LLG', 'ONLINE'].map((transferType) =>
    serviceOf({ paymentType: 'LCY', form: { transferType } }),
  );
  expect(services).toEqual(['SVC_LCY_OVB', 'SVC_LCY_BIFAST', 'SVC_LCY_RTGS', 'SVC_LCY_LLG', 'SVC_LCY_ONLINE']);
  expect(serviceOf({ paymentType: 'FCY', form: { transferType: 'TT' } })).toBe('SVC_FCY_TT');
  expect(serviceOf({ paymentType: 'BILL_PAY', form: {} })).toBe('SVC_BILL_PAY');
  expect(serviceOf({ paymentType: 'TOPUP', form: {} })).toBe('SVC_TOPUP');
});

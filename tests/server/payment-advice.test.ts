import { expect, test } from 'vitest';
import type { PaymentAdvice } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addTransferBank, idr, siti } from './transfer-bank.ts';

const transfer = (value: string, matters: string) => ({
  paymentType: 'LCY',
  fromAccountId: 'acc-0001',
  bankCode: '014',
  amount: idr(value),
  transactionDate: '2026-11-23',
  matters,
});

onBothDatabases('advice on the way of a payment', addTransferBank, (bank) => {
  const advised = (body: object) => outputOf<PaymentAdvice>(bank(), 'advisePayment', { user: siti, body });
  test('names every rail with its fee and arrival, and marks the cheapest or the fastest one', async () => {
    const { ways } = await advised(transfer('150000000.00', 'cheapest'));
    expect(ways[0]).toMatchObject({ serviceType: 'SVC_LCY_BIFAST', isBest: true, open: true, fee: idr('2500.00') });
    expect(ways.filter(({ isBest }) => isBest)).toHaveLength(1);
    expect(ways.find(({ serviceType }) => serviceType === 'SVC_LCY_ONLINE')).toMatchObject({
      open: false,
      arrival: null,
    });
    const large = await advised(transfer('300000000.00', 'fastest'));
    expect(large.ways[0]).toMatchObject({ serviceType: 'SVC_LCY_RTGS', isBest: true });
    const cheap = await advised(transfer('300000000.00', 'cheapest'));
    expect(cheap.ways[0]).toMatchObject({ serviceType: 'SVC_LCY_LLG', isBest: true });
  });

  test('says that a bill has one way, and why it is closed', async () => {
    const bill = {
      paymentType: 'BILL_PAY',
      fromAccountId: 'acc-0001',
      institution: 'PLN_POSTPAID',
      amount: idr('100000.00'),
    };
    const open = await advised({ ...bill, transactionDate: '2026-11-23', matters: 'fastest' });
    expect(open.ways).toMatchObject([{ serviceType: 'SVC_BILL_PAY', open: true, isBest: true, cutOffTime: '22:00' }]);
    const unknown = { ...bill, institution: 'NOBODY', transactionDate: '2026-11-23', matters: 'fastest' };
    expect((await ask(bank(), 'advisePayment', { user: siti, body: unknown })).code).toBe('202');
  });
});

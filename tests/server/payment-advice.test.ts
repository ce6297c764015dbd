import { expect, test } from 'vitest';
import type { PaymentAdvice } from '../../generated/types.ts';
import { operations } from '../contract/contract.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { customs } from './tax-bank.ts';
import { addTransferBank, bifastForm, idr, payeeAtBca, siti } from './transfer-bank.ts';

const transfer = (value: string, matters: string) => ({
  paymentType: 'LCY',
  fromAccountId: 'acc-0001',
  bankCode: '014',
  amount: idr(value),
  transactionDate: '2026-11-23',
  matters,
});

const abroad = (more: object) => ({
  paymentType: 'FCY',
  fromAccountId: 'acc-0003',
  bankCode: 'BOTKJPJT',
  amount: { value: '48750.00', currency: 'USD' },
  transactionDate: '2026-11-24',
  matters: 'cheapest',
  ...more,
});

const atBank = (bankCode: string) => ({ ...payeeAtBca, bankCode, bankName: 'Bank', accountName: 'Rina Wijaya' });

const instructionsOf = ({ ways }: PaymentAdvice) => ways.map(({ chargeInstruction }) => chargeInstruction);

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

  test.each([
    ['is not paid by it today if it is disturbed', 'HOST_BIFAST_U129', '426', '2026-11-23', 'SVC_LCY_ONLINE'],
    ['is paid by it on a later day if it is disturbed now', null, '426', '2026-11-24', 'SVC_LCY_BIFAST'],
    ['is not paid by it on any day if it is inactive', 'HOST_BIFAST_U122', '213', '2026-11-24', 'SVC_LCY_ONLINE'],
  ])('a bank of BI-FAST %s', async (_says, code, bankCode, day, best) => {
    const { ways } = await advised({ ...transfer('50000.00', 'fastest'), bankCode, transactionDate: day });
    expect(ways[0]).toMatchObject({ serviceType: best, isBest: true, open: true });
    expect(ways.find(({ serviceType }) => serviceType === 'SVC_LCY_BIFAST')).toMatchObject({ code });
    const timing = day === '2026-11-23' ? { kind: 'immediate' } : { kind: 'forward-dated', transactionDate: day };
    const form = bifastForm('50000.00', { payee: { kind: 'account', beneficiary: atBank(bankCode) }, timing });
    expect((await ask(bank(), 'validateLocalTransfer', { user: siti, body: { form } })).code).toBe(code ?? '00');
  });

  const codes = async (more: object) => [...new Set((await advised(abroad(more))).ways.map(({ code }) => code))];
  /** A bank in a country to which nothing is sent. */
  const addBankIn = async (country: string) => {
    const { db } = bank().services;
    const tokyo = await db
      .selectFrom('foreign_banks')
      .selectAll()
      .where('bic', '=', 'BOTKJPJT')
      .executeTakeFirstOrThrow();
    const row = { ...tokyo, bic: 'KKBCKPPY', country };
    await db
      .insertInto('foreign_banks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  test('a telegraphic transfer has a way for each sharing of the charges, and what matters decides the best', async () => {
    const cheapest = await advised(abroad({}));
    expect(cheapest.ways[0]).toMatchObject({
      serviceType: 'SVC_FCY_TT',
      chargeInstruction: 'SHA',
      isBest: true,
      open: true,
      fee: { value: '65.94', currency: 'USD' },
      cutOffTime: expect.any(String),
    });
    expect(new Set(instructionsOf(cheapest))).toEqual(new Set(['SHA', 'OUR', 'BEN']));
    const whole = await advised(abroad({ matters: 'full-amount' }));
    expect(whole.ways[0]).toMatchObject({ chargeInstruction: 'OUR', isBest: true, fee: { value: '100.94' } });
    expect((await advised(abroad({ matters: 'fastest' }))).ways[0]).toMatchObject({ chargeInstruction: 'SHA' });
  });

  test('where the payee pays this bank, the fee is taken out of the amount, and no way brings all of it', async () => {
    const { ways } = await advised(abroad({ chargeTransactionFeeTo: 'BENEFICIARY', matters: 'full-amount' }));
    const fees = { fee: { value: '0.00', currency: 'USD' }, deducted: { value: '65.94', currency: 'USD' } };
    expect(ways).toMatchObject([
      { chargeInstruction: 'SHA', open: true, isBest: false, ...fees },
      { chargeInstruction: 'BEN', open: true, isBest: false, ...fees },
      { chargeInstruction: 'OUR', open: false, isBest: false, code: 'UNSUPPORTED_CHARGE_TYPE', arrival: null },
    ]);
  });

  test.each([
    ['2026-11-24', 'BOTKJPJT', '2026-11-25', 'the next day'],
    ['2026-11-25', 'BOTKJPJT', '2026-11-27', 'not on Thanksgiving, on which no dollars are settled'],
    ['2026-12-30', 'DBSSSGSG', '2026-12-31', 'the next day, which is no holiday in Singapore'],
    ['2026-12-30', 'BOTKJPJT', '2027-01-04', 'after the holidays of the country of the bank, and the weekend'],
  ])('dollars that are sent on %s to %s arrive on %s: %s', async (transactionDate, bankCode, day) => {
    const { ways } = await advised(abroad({ transactionDate, bankCode }));
    const expectedBy = `${day}T17:00:00+07:00`;
    expect(ways[0]?.arrival).toEqual({ speed: 'next-working-day', expectedBy });
  });

  test('an account at this bank is reached by overbooking, in seconds and without banks on the way', async () => {
    const { ways } = await advised(
      abroad({ bankCode: 'BBBAIDJA', transactionDate: '2026-11-23', matters: 'full-amount' }),
    );
    expect(ways).toMatchObject([
      { serviceType: 'SVC_FCY_OVB', isBest: true, open: true, arrival: { speed: 'seconds' } },
    ]);
    expect(ways[0]).not.toHaveProperty('chargeInstruction');
  });

  test('each way says why it is closed: by a holiday abroad, by the amount, by a day too far away', async () => {
    expect(await codes({ transactionDate: '2026-11-26' })).toEqual(['ERR_TRX_PUBLIC_HOLIDAY']);
    expect(await codes({ transactionDate: '2028-01-03' })).toEqual(['74']);
    expect(await codes({ amount: { value: '0.01', currency: 'USD' } })).toEqual(['137']);
  });

  test.each([
    ['FIELD_NOT_IN_LIST', { amount: idr('48750.00') }],
    ['193', { bankCode: 'NOBKJPJT' }],
    ['HOST_FCY_47', { bankCode: 'KKBCKPPY' }],
  ])('code %s answers a question that no way fits', async (code, more) => {
    await addBankIn('KP');
    const { body } = await ask(bank(), 'advisePayment', { user: siti, body: abroad(more) });
    expect(JSON.stringify(body)).toContain(`"${code}"`);
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
    const far = { ...bill, transactionDate: '2028-01-03', matters: 'fastest' };
    expect((await ask(bank(), 'advisePayment', { user: siti, body: far })).code).toBe('75');
    const advice = operations.find(({ operation }) => operation.operationId === 'advisePayment');
    expect(advice?.operation['x-error-codes']).toContain('75');
    const unknown = { ...bill, institution: 'NOBODY', transactionDate: '2026-11-23', matters: 'fastest' };
    expect((await ask(bank(), 'advisePayment', { user: siti, body: unknown })).code).toBe('202');
  });

  test('a top up and a tax have one way each, with its fee, arrival and hours', async () => {
    const payment = { fromAccountId: 'acc-0001', transactionDate: '2026-11-23', matters: 'fastest' };
    const topUp = { ...payment, paymentType: 'TOPUP', institution: 'GOPAY', amount: idr('500000.00') };
    expect((await advised(topUp)).ways).toMatchObject([
      { serviceType: 'SVC_TOPUP', open: true, isBest: true, fee: idr('1000.00'), arrival: { speed: 'seconds' } },
    ]);
    const tax = { ...payment, paymentType: 'TAX_PAY', billingId: customs, amount: idr('88214000.00') };
    expect((await advised(tax)).ways).toMatchObject([
      { serviceType: 'SVC_TAX_PAY', open: true, isBest: true, fee: idr('5000.00'), arrival: { speed: 'seconds' } },
    ]);
    const arrival = { speed: 'seconds', expectedBy: '2026-11-29T07:00:25+07:00' };
    expect((await advised({ ...tax, transactionDate: '2026-11-29' })).ways).toMatchObject([{ open: true, arrival }]);
  });
});

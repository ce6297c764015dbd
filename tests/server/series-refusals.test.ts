// What is refused of a series: each code that its operations declare, by the cause that it names.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FavoriteForm, SubmitReceipt } from '../../generated/types.ts';
import { columnsOf } from '../../server/favorites/columns.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { internet, meter } from './bill-bank.ts';
import { boughtForm, dollarForm, dollars, frankfurt, tokyo, usd } from './foreign-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import {
  expectAll,
  refuseAccount,
  refuseLimits,
  refusePayeeInput,
  refuseRepairs,
  refuseRoutes,
  returnedRequest,
} from './refusal-causes.ts';
import { addRequestBank, user } from './request-bank.ts';
import { at, keyOfSeries, recurringBill, rent, runningSeries, thursdays } from './series-bank.ts';
import { phone } from './top-up-bank.ts';
import { bifastForm, fromOperasional, idr, payeeAtBca } from './transfer-bank.ts';

const confirmed = ['name-differs'];
const submitting = ['createRecurringPayment', 'resubmitRecurringPayment'] as const;

type Part = Readonly<Record<string, unknown>>;

/** A monthly rent to another account at BCA, or with other fields. */
const rentTo = (accountNumber: string, amount = '100000.00', more: Part = {}) => ({
  paymentType: 'LCY',
  form: bifastForm(amount, {
    payee: { kind: 'account', beneficiary: { ...payeeAtBca, accountNumber } },
    timing: thursdays,
    ...more,
  }),
});

const toProxy = (proxy: string) =>
  rentTo('', '100000.00', {
    payee: { kind: 'proxy', inquiryId: randomUUID(), proxy: { proxyType: '01', proxy }, beneficiary: payeeAtBca },
  });
const withoutDeal = ({ deal: _deal, ...form }: Part) => form;
const abroad = (form: Part) => ({ paymentType: 'FCY', form: { ...withoutDeal(form), timing: thursdays } });
const toTokyo = (payee: Part, value = '100.00', more: Part = {}) =>
  abroad(dollarForm(value, { payee: { kind: 'account', beneficiary: { ...tokyo, ...payee } }, ...more }));
const bought = (value: string, more: Part = {}) => abroad(boughtForm(value, more));
const overbooking = (accountNumber: string, value = '100.00', more: Part = {}) => {
  const { charges: _none, ...form } = dollarForm(value);
  const bank = { bankCode: '013', bankName: 'Bank Permata' };
  const beneficiary = { ...bank, accountNumber, accountName: 'PT Bahari Makmur Sentosa', currency: 'USD' };
  return abroad({ ...form, transferType: 'OVB', payee: { kind: 'account', beneficiary }, ...more });
};
const topUp = (payee: Part = {}, bought: Part = { denomCode: 'TELKOMSEL_100K', amount: idr('101500.00') }) => ({
  paymentType: 'TOPUP',
  form: {
    fromAccount: fromOperasional,
    payeeDetails: { ...phone, ...payee },
    transactionDetails: bought,
    timing: thursdays,
  },
});
const wallet = { numberType: 'gopay', category: 'E_WALLET', institution: 'GOPAY', accountNumber: '081218004567' };
const bill = (payee: Part = internet, cap = '2000000.00', more: Part = {}) => {
  const { paymentType, form } = recurringBill(payee, cap);
  return { paymentType, form: { ...form, ...more } };
};
const byRail = (transferType: string, amount: string, payeeMore: Part = {}) => {
  const { payee, transactionDetails, charges, ...form } = bifastForm(amount, { timing: thursdays });
  const clearing = {
    clearingCode: '0140012',
    addressLine1: 'Jl. Jenderal Sudirman Kav. 45',
    citizenship: 'WNI',
    residency: '01',
    category: '02',
  };
  const isClearing = transferType === 'LLG' || transferType === 'RTGS';
  const own = transferType === 'OVB' && {
    bankCode: '013',
    accountNumber: '1370010246802',
    accountName: 'PT Nusantara Sejahtera Abadi',
  };
  const beneficiary = { ...payee.beneficiary, ...(isClearing && clearing), ...own, ...payeeMore };
  return {
    paymentType: 'LCY',
    form: {
      ...form,
      transferType,
      payee: { ...payee, beneficiary },
      transactionDetails: { amount: transactionDetails.amount },
      ...(transferType !== 'OVB' && { charges }),
    },
  };
};
const email = ['siti', 'andi', 'budi'].map((name) => `${name}@${'nusantara-'.repeat(7)}sejahtera.co.id`);
const timed = (change: Part) => rent({ ...thursdays, ...change }, '100000.00');

/** The payee, the institution, the amount or the dates; nothing about the company has to be changed for these. */
const refused: readonly (readonly [code: string, why: string, payment: object])[] = [
  ['114', 'the end is before the start', timed({ endDate: '2026-12-01' })],
  ['115', 'one payment has two days', timed({ frequencyType: 'ONCE' })],
  [
    '1179',
    'there are too many payments',
    timed({ frequencyType: 'MONTHLY', daysInWeek: undefined, endDate: '2031-12-10' }),
  ],
  ['1180', 'it starts too early', timed({ startDate: '2026-11-26' })],
  ['1181', 'it ends too late', timed({ endDate: '2032-01-01' })],
  ['1182', 'there is no time to approve it', timed({ expiryDate: '2026-11-26' })],
  [
    'COPY_DIFFERS',
    'its day is not that of the start',
    timed({ frequencyType: 'MONTHLY', dayInMonth: 9, daysInWeek: undefined }),
  ],
  ['FIELD_SELECT_ONE', 'no day of the week is chosen', timed({ daysInWeek: undefined })],
  [
    'RECURRING_WITHOUT_PAYMENT',
    'no day pays',
    timed({ startDate: '2026-12-14', endDate: '2026-12-16', daysInWeek: ['SUN'] }),
  ],
  ['137', 'the amount is too small', rentTo('5270338001', '0.50')],
  ['138', 'the amount is too large', rentTo('5270338001', '250000001.00')],
  ['193', 'the account is strange', rentTo('5270338001', '100000.00', { fromAccount: { id: 'acc-0101' } })],
  ['98', 'the account is in dollars', rentTo('5270338001', '100000.00', { fromAccount: { id: 'acc-0003' } })],
  ['97', 'an account pays itself', overbooking(dollars.number)],
  [
    '204',
    'there is no such favorite',
    rentTo('', '100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-999999' } }),
  ],
  ['123', 'the recipients are too long', rentTo('5270338001', '100000.00', { additionalDetails: { email } })],
  [
    '129',
    'the payee has another name',
    rentTo('5270338812', '100000.00', {
      payee: { kind: 'account', beneficiary: { ...payeeAtBca, accountName: 'PT Lain Sekali' } },
    }),
  ],
  ['HOST_BIFAST_14', 'the bank of the payee does not know the account', rentTo('1234590014')],
  ['HOST_BIFAST_47', 'the bank of the payee takes nothing', rentTo('1234590047')],
  ['HOST_BIFAST_U122', 'the account is closed', rentTo('1234590122')],
  ['HOST_BIFAST_U129', 'the account takes no BI-FAST', rentTo('1234590129')],
  ['ERR_HOST_INQUIRY', 'the bank of the payee does not answer', rentTo('1234590900')],
  [
    'HOST_ONLINE_14',
    'the bank does not know the account',
    byRail('ONLINE', '100000.00', { accountNumber: '1234590014' }),
  ],
  ['HOST_ONLINE_47', 'the bank takes nothing', byRail('ONLINE', '100000.00', { accountNumber: '1234590047' })],
  ['HOST_BIFAST_U804', 'BI-FAST does not know the proxy', toProxy('081212340804')],
  ['HOST_BIFAST_U805', 'the proxy is suspended', toProxy('081212340805')],
  [
    'FIELD_NOT_IN_LIST',
    'there is no such purpose',
    toTokyo({}, '100.00', { transactionDetails: { amount: usd('100.00'), purposeCode: '9999' } }),
  ],
  [
    'IBAN_INVALID',
    'the IBAN has a wrong digit',
    toTokyo({ ...frankfurt, currency: 'USD', accountNumber: 'DE89370400440532013001' }),
  ],
  [
    'INTERMEDIARY_SAME',
    'a bank is on the way to itself',
    toTokyo({}, '100.00', { intermediary: { bankCode: 'BOTKJPJT' } }),
  ],
  ['57', 'the bank sends less abroad', toTokyo({}, '50000000.00')],
  ['HOST_FCY_47', 'nothing is sent to the country', toTokyo({ bankCode: 'SMPLKPPY' })],
  [
    'UNSUPPORTED_CHARGE_TYPE',
    'the charges contradict each other',
    toTokyo({}, '100.00', { charges: { chargeInstruction: 'OUR', chargeTransactionFeeTo: 'BENEFICIARY' } }),
  ],
  ['HOST_OVB_14', 'this bank does not know the account', overbooking('1370020090014')],
  ['HOST_OVB_47', 'the account at this bank is closed', overbooking('1370020090047')],
  ['133', 'documents are needed', bought('100000.01')],
  ['181', 'a document has expired', bought('1000.00', { underlyingCodes: ['UDL-2611-00008'] })],
  ['178', 'documents are of two types', bought('1000.00', { underlyingCodes: ['UDL-2611-00031', 'UDL-2611-00019'] })],
  [
    '179',
    'documents are of two payees',
    bought('100000.01', { underlyingCodes: ['UDL-2611-00031', 'UDL-2611-00034'] }),
  ],
  ['134', 'the document is too small', bought('90000.00', { underlyingCodes: ['UDL-2611-00034'] })],
  ['202', 'there is no such biller', bill({ ...internet, institution: 'NOBODY' })],
  ['UNSUPPORTED_PAYMENT_TYPE', 'the biller is tops up', bill({ ...internet, institution: 'GOPAY' })],
  ['HOST_BILL_14', 'the biller does not know the customer', bill(meter('12390014'))],
  ['HOST_BILL_47', 'the biller takes nothing', bill(meter('12390047'))],
  ['108', 'the number is of another operator', topUp({ accountNumber: '081712345678' })],
  ['HOST_TOPUP_14', 'the provider does not know the number', topUp({ accountNumber: '081212390014' })],
  ['HOST_TOPUP_47', 'the denomination is not sold', topUp({}, { denomCode: 'TELKOMSEL_1', amount: idr('101500.00') })],
  ['190', 'the price is another one', topUp({}, { denomCode: 'TELKOMSEL_100K', amount: idr('100000.00') })],
  ['58', 'the wallet takes less', topUp(wallet, { amount: idr('10000000.01') })],
];

onEmbeddedDatabase('what is refused of a series', addRequestBank, (bank) => {
  const { asked, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const submitted = (payment: object) =>
    outputOf<SubmitReceipt>(bank(), 'createRecurringPayment', { user: user('MAKER01'), body: { payment, confirmed } });
  let repaired: Awaited<ReturnType<typeof returnedRequest>>;

  const answersTo = (payment: object) => async () => [
    await asked('createRecurringPayment', { payment }),
    await asked('resubmitRecurringPayment', { ...repaired, payment }),
  ];

  beforeAll(async () => {
    await seedUnderlying(db(), at('2026-11-23'));
    await seedRates(db(), at('2026-11-23'));
    repaired = await returnedRequest(bank(), keyOfSeries(await submitted(rentTo('5270338900'))));
  });
  beforeEach(() => bank().setTime(at('2026-11-23')));

  test.each(refused)('%s: %s', async (code, _why, payment) => {
    await expectAll(answersTo(payment), code);
  });

  test('the company wants payees from favorites only, or typed ones only', async () => {
    const favorite = rentTo('', '100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-0001' } });
    await refusePayeeInput(bank(), answersTo(rentTo('5270338002')), answersTo(favorite));
  });

  test('the account cannot pay, or the amount is beyond a limit', async () => {
    await refuseAccount({ bank: bank(), answers: answersTo(rentTo('5270338003')) }, 'acc-0001');
    const answers = answersTo(rentTo('5270338003', '200000000.00'));
    const around = { below: '199999999.00', above: '200000001.00' };
    await refuseLimits({ bank: bank(), answers, service: 'SVC_LCY_BIFAST', accountId: 'acc-0001', ...around });
    const range = db().updateTable('rail_limits').where('service', '=', 'SVC_LCY_BIFAST');
    await range.set({ effective_to: '2026-11-22' }).execute();
    await expectAll(answersTo(rentTo('5270338003')), 'UNSUPPORTED_SERVICE_TYPE');
    await range.set({ effective_to: null }).execute();
  });

  test('no user can decide on a series, whatever it repeats', async () => {
    const repeats = [
      ['SVC_LCY_BIFAST', '1185', rent(thursdays, '123000.00')],
      ['SVC_LCY_LLG', '23', byRail('LLG', '100000.00')],
      ['SVC_LCY_RTGS', '24', byRail('RTGS', '200000000.00')],
      ['SVC_LCY_OVB', '25', byRail('OVB', '100000.00')],
      ['SVC_LCY_ONLINE', '26', byRail('ONLINE', '100000.00')],
      ['SVC_FCY_TT', '27', toTokyo({ accountNumber: '0012870104' })],
      ['SVC_BILL_PAY', '29', bill()],
      ['SVC_TOPUP', '127', topUp()],
    ] as const;
    for (const [service, noRow, payment] of repeats)
      await refuseRoutes({ bank: bank(), answers: answersTo(payment), service, noRow });
  });

  test('the method does not reach the bank, and a favorite has another name than the bank says', async () => {
    const bca = db().updateTable('banks').where('bank_code', '=', '014');
    const { rails } = await db()
      .selectFrom('banks')
      .select('rails')
      .where('bank_code', '=', '014')
      .executeTakeFirstOrThrow();
    await bca.set({ rails: ['LLG'] }).execute();
    await expectAll(answersTo(rentTo('5270338005')), '99');
    await bca.set({ rails }).execute();
    const favorite: FavoriteForm = {
      paymentType: 'LCY',
      favoriteName: 'Kemasan',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
      transferType: 'BIFAST',
      beneficiary: { ...payeeAtBca, accountName: 'PT Lain Sekali', category: '02', currency: 'IDR' },
    };
    await db()
      .insertInto('favorites')
      .values({
        company_id: 'NUSANTARA',
        favorite_id: 'fav-900001',
        ...columnsOf(favorite),
        is_approved: true,
        ref_no: null,
        task_id: null,
        history_task_id: null,
        last_used_at: null,
        account_changed_at: at('2026-11-23'),
        created_by: user('MAKER01'),
        created_by_name: 'Siti',
        created_at: at('2026-11-23'),
      })
      .execute();
    await expectAll(
      answersTo(rentTo('', '100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-900001' } })),
      '191',
    );
    await expectAll(answersTo(rentTo('5270338812')), '192');
    await db().deleteFrom('favorites').execute();
  });

  test('what may be bought in a month is used up, and documents are too many', async () => {
    const limit = { company_id: 'NUSANTARA', effective_from: '2026-11-01', effective_to: null, source: 'test' };
    await db().deleteFrom('foreign_currency_limits').execute();
    await db()
      .insertInto('foreign_currency_limits')
      .values({ ...limit, amount: '500.00' })
      .execute();
    await expectAll(answersTo(bought('1000.00', { underlyingCodes: ['UDL-2611-00038'] })), '135');
    await expectAll(answersTo(bought('99999.00', { underlyingCodes: ['UDL-2611-00034'] })), '177');
    await db().deleteFrom('foreign_currency_limits').execute();
    const thresholds = db().updateTable('thresholds').where('kind', '=', 'UNDERLYING_DOCUMENT');
    await thresholds.set({ effective_to: '2026-11-22' }).execute();
    await expectAll(answersTo(bought('1000.00')), '132');
    await thresholds.set({ effective_to: null }).execute();
    const setMost = (value: string) =>
      db().updateTable('system_parameters').set({ value }).where('name', '=', 'MAX_UNDERLYING_DOCUMENTS').execute();
    await setMost('1');
    await expectAll(answersTo(bought('1000.00', { underlyingCodes: ['UDL-2611-00031', 'UDL-2611-00038'] })), '180');
    await setMost('10');
    const timing = { kind: 'forward-dated', transactionDate: '2026-12-01' };
    const single = { user: user('MAKER01'), body: { form: boughtForm('60000.00', { timing }) } };
    await outputOf(bank(), 'submitForeignTransfer', single);
    await expectAll(answersTo(bought('60000.00')), '1184');
  });

  test('a repaired series was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, payment) => asked('resubmitRecurringPayment', { ...named, payment }),
      make: (tail) => submitted(rentTo(`52703380${tail}`)),
      form: (tail) => rentTo(`52703380${tail}`),
      menuAccess: 'RECURRING',
      isDated: false,
    });
  });

  test('a series that is changed waits, has another revision or an open change, or was stopped', async () => {
    const waiting = await submitted(rentTo('5270338007'));
    const { refNo, revision, taskId } = await runningSeries(bank());
    const change = (named: object) =>
      asked('createRecurringPayment', {
        payment: rentTo('5270338006'),
        confirmed,
        replaces: { refNo, revision, ...named },
      });
    expect(await change({ refNo: waiting.refNo })).toBe('STATUS_NOT_ALLOWED');
    expect(await change({ revision: 9 })).toBe('ERR_REQ_3');
    expect(await change({})).toBe('00');
    expect(await change({})).toBe('CA-10');
    const ended_by = JSON.stringify({ userId: user('MAKER01'), name: 'Siti' });
    const stopped = { status: 'Stopped', tab: 'unsuccessful', ended_by } as const;
    await db().updateTable('requests').set(stopped).where('task_id', '=', taskId).execute();
    expect(await change({})).toBe('83');
  });

  test('the board has no rate', async () => {
    await db().deleteFrom('exchange_rates').execute();
    await expectAll(answersTo(bought('1000.00')), 'ERR_HOST_RATE');
  });

  test.each(submitting)('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});

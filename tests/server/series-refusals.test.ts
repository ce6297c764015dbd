// What is refused of a series: each code that its operations declare, by the cause that it names.

import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';

import { boughtForm } from './foreign-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import {
  expectAll,
  refuseAccount,
  refuseLimits,
  refusePayeeInput,
  refuseRail,
  refuseRoutes,
} from './refusal-causes.ts';
import { refuseRepairs, returnedRequest } from './refused-repairs.ts';
import { rentTo, toTokyo, bought, topUp, bill, byRail, refused } from './refused-series.ts';
import { misnamedFavorite, storeFavorite } from './refused-favorites.ts';
import { addRequestBank, user } from './request-bank.ts';
import { at, keyOfSeries, rent, runningSeries, thursdays } from './series-bank.ts';

const confirmed = ['name-differs'];
const submitting = ['createRecurringPayment', 'resubmitRecurringPayment'] as const;

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
    await refuseRail(bank(), answersTo(rentTo('5270338005')));
    await storeFavorite(bank(), 'fav-900001', misnamedFavorite);
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

  test('a series that is changed waits, has another revision or an open change, was stopped or has expired', async () => {
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
    await db().updateTable('requests').set({ status: 'Expired' }).where('task_id', '=', taskId).execute();
    expect(await change({})).toBe('201');
  });

  test('the board has no rate', async () => {
    await db().deleteFrom('exchange_rates').execute();
    await expectAll(answersTo(bought('1000.00')), 'ERR_HOST_RATE');
  });

  test.each(submitting)('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});

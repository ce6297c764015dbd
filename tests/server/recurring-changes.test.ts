import { beforeEach, expect, test } from 'vitest';
import type { RecurringSeries, RecurringSkipped, SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, sign, statusOf, user } from './request-bank.ts';
import {
  at,
  createSeries,
  keyOfSeries,
  moveTo,
  occurrencesOf,
  paidBySeries,
  releaseSeries,
  rent,
  runningSeries,
  seriesOf,
  thursdays,
} from './series-bank.ts';

onBothDatabases('changing a series', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const refused = async (payment: object) => {
    const { code, body } = await ask(bank(), 'createRecurringPayment', { user: user('MAKER01'), body: { payment } });
    const [field] = (body['errors'] ?? []) as readonly { readonly field: string }[];
    return [code, field?.field];
  };

  test('the dates are held against the limits in force, each at its field', async () => {
    const timed = (change: object) => refused(rent({ ...thursdays, ...change }));
    expect(await timed({ startDate: '2026-11-26', endDate: '2026-12-31' })).toEqual([
      '1180',
      'payment.form.timing.startDate',
    ]);
    expect(await timed({ startDate: '2026-12-03' })).toEqual(['1182', 'payment.form.timing.startDate']);
    expect(await timed({ expiryDate: '2026-11-26' })).toEqual(['1182', 'payment.form.timing.expiryDate']);
    expect(await timed({ endDate: '2026-12-01' })).toEqual(['114', 'payment.form.timing.endDate']);
    const noDay = ['RECURRING_WITHOUT_PAYMENT', 'payment.form.timing.endDate'];
    expect(await timed({ endDate: '2026-12-16', daysInWeek: ['SUN'], startDate: '2026-12-14' })).toEqual(noDay);
    const holiday = { frequencyType: 'ONCE', daysInWeek: undefined, startDate: '2026-12-25', endDate: '2026-12-25' };
    expect(await timed({ ...holiday, transactionOnHoliday: 'SKIP' })).toEqual(noDay);
    expect(await timed({ endDate: '2032-01-01' })).toEqual(['1181', 'payment.form.timing.endDate']);
    expect(await timed({ frequencyType: 'ONCE' })).toEqual(['115', 'payment.form.timing.endDate']);
    expect(await timed({ frequencyType: 'MONTHLY', dayInMonth: 9, daysInWeek: undefined })).toEqual([
      'COPY_DIFFERS',
      'payment.form.timing.dayInMonth',
    ]);
    const long = { frequencyType: 'MONTHLY', daysInWeek: undefined, endDate: '2031-12-10' };
    expect(await timed(long)).toEqual(['1179', 'payment.form.timing.endDate']);
    expect((await refused({ ...rent(thursdays, '300000000.00') }))[0]).toBe('138');
  });

  test('the next payment is skipped once, and only by a maker who saw that it is next; the others go on', async () => {
    const receipt = await runningSeries(bank());
    const { refNo, revision } = receipt;
    const ofSeries = { refNo, menuAccess: 'RECURRING' };
    const skip = (plannedDate: string, id = 'MAKER01') =>
      ask(bank(), 'skipRecurringOccurrence', { user: user(id), body: { refNo, revision, plannedDate } });
    expect((await skip('2026-12-17')).code).toBe('1183');
    const skipped = (await skip('2026-12-10')).output as RecurringSkipped;
    expect(skipped).toMatchObject({
      series: { frequency: 3, remainingOccurrences: 3, nextOccurrence: { plannedDate: '2026-12-17' } },
      occurrence: { status: 'Skipped', executionDate: null, code: null },
    });
    expect((await skip('2026-12-10')).code).toBe('84');
    expect((await skip('2026-12-17', 'APPROVER01')).code).toBe('403');
    await moveTo(bank(), '2026-12-17');
    const all = await occurrencesOf(bank(), receipt);
    expect(all.slice(0, 3).map(({ status }) => status)).toEqual(['Skipped', 'Successful', 'Pending Execute']);
    expect(
      await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body: ofSeries }),
    ).toMatchObject({
      frequency: 3,
      transactionDetails: { executedOccurrences: 1, remainingOccurrences: 2, skippedOccurrences: 1 },
    });
  });

  test('a series is stopped under a signature, and pays nothing any more', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '9000000.00'));
    const { refNo, revision } = receipt;
    const signature = await sign(bank(), 'MAKER01', 'stop', [receipt], '9000000.00', paidBySeries);
    const stop = (given: object) =>
      ask(bank(), 'stopRecurringPayment', {
        user: user('MAKER01'),
        body: { refNo, revision, reason: 'Kontrak berakhir', signature: given },
      });
    expect((await stop({ ...signature, response: '00000000' })).code).toBe('170');
    const stopped = (await stop(signature)).output as RecurringSeries;
    expect(stopped).toMatchObject({ status: 'Stopped', remainingOccurrences: 0, nextOccurrence: null, actions: [] });
    expect((await seriesOf(bank(), receipt)).stoppedReason).toBe('Kontrak berakhir');
    expect((await stop(signature)).code).toBe('83');
    await moveTo(bank(), '2026-12-31');
    expect(await occurrencesOf(bank(), receipt)).toEqual([]);
  });

  const stopSeries = async (receipt: SubmitReceipt, amount: string, id = 'MAKER01') => {
    const { refNo, revision } = receipt;
    const signature = await sign(bank(), id, 'stop', [receipt], amount, paidBySeries);
    const body = { refNo, revision, reason: 'Kontrak berakhir', signature };
    return ask(bank(), 'stopRecurringPayment', { user: user(id), body });
  };
  const db = () => bank().services.db;
  const unfunded = { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer: { kind: 'insufficient' } } as const;

  test('a stopped series takes along its payment that waits for money, which reserves nothing and is named in a message', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '8100000.00'));
    await scriptNext(db(), unfunded);
    await moveTo(bank(), '2026-12-10');
    const [waits] = await occurrencesOf(bank(), receipt);
    expect(waits).toMatchObject({ status: 'Pending Execute', refNo: expect.stringMatching(/^LCY/) });
    expect((await stopSeries(receipt, '8100000.00')).output).toMatchObject({ status: 'Stopped' });
    await moveTo(bank(), '2026-12-31');
    expect(await occurrencesOf(bank(), receipt)).toMatchObject([{ status: 'Cancelled', refNo: waits?.refNo }]);
    const ended = db()
      .selectFrom('requests')
      .select(['tab', 'reason'])
      .where('ref_no', '=', waits?.refNo ?? '');
    expect(await ended.executeTakeFirst()).toEqual({ tab: 'unsuccessful', reason: 'Kontrak berakhir' });
  });

  test('a payment that comes back for lack of money after its series was stopped is not tried again', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '8200000.00'));
    await scriptNext(db(), unfunded);
    await moveTo(bank(), '2026-12-10');
    const series = db().updateTable('requests').where('ref_no', '=', receipt.refNo);
    await series.set({ status: 'Stopped', tab: 'unsuccessful' }).execute();
    await moveTo(bank(), '2026-12-11');
    expect((await occurrencesOf(bank(), receipt))[0]).toMatchObject({ status: 'Expired' });
    const news = db().selectFrom('inbox_messages').select('user_id').where('subject_en', 'like', 'LCY% has expired');
    expect((await news.execute()).map(({ user_id: id }) => id)).toContain(user('MAKER01'));
  });

  test('a stopped series leaves out what was to be tried again', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '8300000.00'));
    const limit = { company_id: 'NUSANTARA', kind: 'role', service: 'SVC_LCY_BIFAST' } as const;
    await db()
      .insertInto('company_limits')
      .values({ ...limit, kind: 'corporate-daily', subject: '', amount: '1.00' })
      .execute();
    await moveTo(bank(), '2026-12-10');
    await db().deleteFrom('company_limits').where('amount', '=', '1.00').execute();
    expect((await occurrencesOf(bank(), receipt))[0]).toMatchObject({ status: 'Pending Execute', code: '139' });
    expect((await stopSeries(receipt, '8300000.00')).code).toBe('00');
    await moveTo(bank(), '2026-12-11');
    expect(await occurrencesOf(bank(), receipt)).toMatchObject([{ status: 'Skipped' }]);
  });

  test('a series that is not approved by its last day has expired, and a repair gives it another day', async () => {
    const late = await createSeries(bank());
    const sentBack = await createSeries(bank(), rent(thursdays, '8000000.00'));
    const back = { ...keyOfSeries(sentBack), reason: 'Mulai lebih lambat' };
    const { refNo: _refNo, ...named } = back;
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body: named })).code).toBe('00');
    bank().setTime(at('2026-11-24'));
    const timing = { ...thursdays, startDate: '2026-12-17', expiryDate: '2026-12-02' };
    const { menuAccess: _menu, ...key } = keyOfSeries(sentBack);
    const body = { ...key, payment: rent(timing, '8000000.00') };
    const repaired = await outputOf<SubmitReceipt>(bank(), 'resubmitRecurringPayment', { user: user('MAKER01'), body });
    expect(repaired).toMatchObject({ revision: 2, status: 'Pending Verify' });
    await moveTo(bank(), '2026-11-26', '08:00');
    expect(await statusOf(bank(), late)).toBe('Expired');
    expect(await statusOf(bank(), sentBack)).toBe('Pending Verify');
    const verified = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOfSeries(late) });
    expect(verified.code).toBe('201');
    await releaseSeries(bank(), repaired);
    expect((await seriesOf(bank(), repaired)).series).toMatchObject({ frequency: 3, revision: 2 });
    await runJobs(bank());
  });

  test('the series of a deleted maker is seen and stopped by a colleague of the same group', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '8400000.00'));
    const users = (id: string) => db().updateTable('users').where('user_id', '=', user(id));
    await users('MAKER01')
      .set({ status: 'inactive', deleted_at: at('2026-11-23'), services: [] })
      .execute();
    await db()
      .updateTable('user_details')
      .where('user_id', '=', user('MAKER01'))
      .set({ sub_user_group: null })
      .execute();
    const listed = await outputOf<{ items: RecurringSeries[] }>(bank(), 'listRecurringPayments', {
      user: user('MAKER02'),
      body: {},
    });
    expect(listed.items.map(({ refNo }) => refNo)).toContain(receipt.refNo);
    expect((await stopSeries(receipt, '8400000.00', 'MAKER02')).output).toMatchObject({ status: 'Stopped' });
  });
});

import { beforeEach, expect, test } from 'vitest';
import type { RecurringPlan, RecurringSeries, RequestDetail, TransactionDetail } from '../../generated/types.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import {
  at,
  createSeries,
  keyOfSeries,
  moveTo,
  occurrencesOf,
  releaseSeries,
  rent,
  runningSeries,
  seriesOf,
  thursdays,
} from './series-bank.ts';

onBothDatabases('recurring payments', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  test('the days of a series are shown before it is submitted, with what holidays do to them', async () => {
    const body = { paymentType: 'LCY', transferType: 'BIFAST', timing: thursdays };
    const plan = await outputOf<RecurringPlan>(bank(), 'checkRecurringSchedule', { body });
    expect(plan).toMatchObject({ occurrences: 4, range: { latestApprovalDate: '2026-11-25', maxOccurrences: 260 } });
    expect(plan.days.map(({ executionDate, shift }) => [executionDate, shift])).toEqual([
      ['2026-12-10', 'none'],
      ['2026-12-17', 'none'],
      ['2026-12-23', 'earlier'],
      ['2026-12-31', 'none'],
    ]);
  });

  test('is approved once, and each of its days is a transaction of its own', async () => {
    const receipt = await createSeries(bank());
    expect(receipt.status).toBe('Pending Verify');
    expect((await seriesOf(bank(), receipt)).series).toMatchObject({ status: 'Pending Verify', nextOccurrence: null });
    await releaseSeries(bank(), receipt);
    const { series } = await seriesOf(bank(), receipt);
    expect(series).toMatchObject({
      status: 'In Progress',
      executedOccurrences: 0,
      remainingOccurrences: 4,
      nextOccurrence: { occurrence: 1, plannedDate: '2026-12-10', allowSkip: true },
    });
    await moveTo(bank(), '2026-12-09');
    expect((await occurrencesOf(bank(), receipt)).map(({ refNo }) => refNo)).toEqual([null, null, null, null]);
    await moveTo(bank(), '2026-12-10');
    const [first, second] = await occurrencesOf(bank(), receipt);
    expect(first).toMatchObject({ status: 'Successful', refNo: expect.stringMatching(/^LCY/), allowSkip: false });
    expect(second).toMatchObject({ status: 'Pending Execute', refNo: null, allowSkip: true });
    const body = { refNo: first?.refNo, menuAccess: 'LCY' };
    const detail = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    expect(detail).toMatchObject({ isRecurring: true, isRecurringSource: false, seriesRefNo: receipt.refNo });
    const own = await outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo: receipt.refNo, menuAccess: 'RECURRING' },
    });
    expect(own).toMatchObject({
      isRecurringSource: true,
      frequency: 4,
      transactionDetails: { executedOccurrences: 1, remainingOccurrences: 3, nextDate: '2026-12-17' },
    });
  });

  test('pays every day that was missed when the clock moves over several of them, and then is complete', async () => {
    const receipt = await createSeries(bank(), rent(thursdays, '11000000.00'));
    await releaseSeries(bank(), receipt);
    await moveTo(bank(), '2026-12-31');
    const all = await occurrencesOf(bank(), receipt);
    expect(all.map(({ status }) => status)).toEqual(['Successful', 'Successful', 'Successful', 'Successful']);
    expect(new Set(all.map(({ refNo }) => refNo)).size).toBe(4);
    expect((await seriesOf(bank(), receipt)).series).toMatchObject({
      status: 'Completed',
      executedOccurrences: 4,
      remainingOccurrences: 0,
      nextOccurrence: null,
      actions: [],
    });
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('is listed with what comes next, the nearest first', async () => {
    await runningSeries(bank(), rent(thursdays, '12000000.00'));
    const { items } = await outputOf<{ items: RecurringSeries[] }>(bank(), 'listRecurringPayments', {
      user: user('MAKER01'),
      body: { filter: { paymentTypes: ['LCY'], search: 'sinar' } },
    });
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.map(({ nextOccurrence }) => nextOccurrence?.plannedDate ?? null)).toEqual(['2026-12-10', null, null]);
    expect((await ask(bank(), 'listRecurringPayments', { user: user('APPROVER02') })).code).toBe('00');
  });

  test('days that its rule for holidays leaves out count neither before its approval nor afterwards', async () => {
    const timing = { ...thursdays, transactionOnHoliday: 'SKIP' };
    const plan = await outputOf<RecurringPlan>(bank(), 'checkRecurringSchedule', {
      body: { paymentType: 'LCY', transferType: 'BIFAST', timing },
    });
    expect([plan.occurrences, plan.days.map(({ shift }) => shift)]).toEqual([3, ['none', 'none', 'left-out', 'none']]);
    const receipt = await createSeries(bank(), rent(timing, '13000000.00'));
    const request = await outputOf<RequestDetail>(bank(), 'getRequest', {
      user: user('VERIFIER01'),
      body: { ...keyOfSeries(receipt), revision: undefined },
    });
    expect(request.series).toMatchObject({ payments: 3, total: { value: '39000000.00', currency: 'IDR' } });
    const numbers = async () => {
      const { series } = await seriesOf(bank(), receipt);
      return [series.frequency, series.executedOccurrences, series.remainingOccurrences];
    };
    expect(await numbers()).toEqual([3, 0, 3]);
    await releaseSeries(bank(), receipt);
    expect(await numbers()).toEqual([3, 0, 3]);
    await moveTo(bank(), '2026-12-17');
    expect(await numbers()).toEqual([3, 2, 1]);
    await moveTo(bank(), '2026-12-28');
    expect(await numbers()).toEqual([3, 2, 1]);
    const own = await outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo: receipt.refNo, menuAccess: 'RECURRING' },
    });
    expect(own).toMatchObject({
      frequency: 3,
      transactionDetails: { executedOccurrences: 2, remainingOccurrences: 1, skippedOccurrences: 1 },
    });
    await moveTo(bank(), '2026-12-31');
    expect(await numbers()).toEqual([3, 3, 0]);
  });
});

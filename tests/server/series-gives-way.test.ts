// A series that a change has brought to an earlier end meets holidays, a skipped day, and the very moment of a payment.
import { beforeEach, expect, test } from 'vitest';
import type { RecurringSeries, SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';
import { at, moveTo, occurrencesOf, releaseSeries, rent, runningSeries, seriesOf, thursdays } from './series-bank.ts';

const later = { ...thursdays, transactionOnHoliday: 'NEXT_WORKING_DAY' };

onBothDatabases('a series that gives way', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const change = (before: SubmitReceipt, timing: object, amount: string) =>
    outputOf<SubmitReceipt>(bank(), 'createRecurringPayment', {
      user: user('MAKER01'),
      body: { payment: rent(timing, amount), replaces: { refNo: before.refNo, revision: before.revision } },
    });
  const paidOn = async (receipt: SubmitReceipt) =>
    (await occurrencesOf(bank(), receipt)).map(({ plannedDate, status }) => `${plannedDate} ${status}`);

  test('and the change both pay on one working day, where the last day of one moves past the first of the other', async () => {
    const before = await runningSeries(bank(), rent(later, '20100000.00'));
    const fridays = { ...later, daysInWeek: ['FRI'], startDate: '2026-12-25' };
    const after = await change(before, fridays, '20200000.00');
    await releaseSeries(bank(), after);
    for (const day of ['2026-12-10', '2026-12-17', '2026-12-28']) await moveTo(bank(), day);
    expect(await paidOn(before)).toEqual(['2026-12-10 Successful', '2026-12-17 Successful', '2026-12-24 Successful']);
    expect(await paidOn(after)).toEqual(['2026-12-25 Successful']);
    expect((await seriesOf(bank(), before)).series.status).toBe('Completed');
  });

  test('counts a day that is skipped after the change was approved, in its list and in its details', async () => {
    const before = await runningSeries(bank(), rent(later, '20300000.00'));
    const after = await change(before, { ...later, startDate: '2026-12-31' }, '20400000.00');
    await releaseSeries(bank(), after);
    const skip = { refNo: before.refNo, revision: before.revision, plannedDate: '2026-12-10' };
    expect((await ask(bank(), 'skipRecurringOccurrence', { user: user('MAKER01'), body: skip })).code).toBe('00');
    const counts = { frequency: 2, remainingOccurrences: 2, timing: { endDate: '2026-12-30' } };
    const { items } = await outputOf<{ items: RecurringSeries[] }>(bank(), 'listRecurringPayments', {
      user: user('MAKER01'),
      body: { filter: { search: before.refNo } },
    });
    expect(items).toMatchObject([counts]);
    const { transactionDetails } = await outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo: before.refNo, menuAccess: 'RECURRING' },
    });
    expect(transactionDetails).toMatchObject({
      remainingOccurrences: 2,
      payment: { form: { timing: { endDate: '2026-12-30' } } },
    });
  });

  test('at the moment of its payment pays that day once', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '20500000.00'));
    const timing = { ...thursdays, startDate: '2026-12-31', expiryDate: '2026-12-16' };
    const after = await change(before, timing, '20600000.00');
    bank().setTime(at('2026-12-10'));
    await Promise.all([runJobs(bank()), releaseSeries(bank(), after), runJobs(bank())]);
    await runJobs(bank());
    expect((await paidOn(before))[0]).toBe('2026-12-10 Successful');
    expect((await seriesOf(bank(), before)).series).toMatchObject({ executedOccurrences: 1, remainingOccurrences: 2 });
    const made = await bank()
      .services.db.selectFrom('requests')
      .select('ref_no')
      .where('series_ref_no', '=', before.refNo)
      .execute();
    expect(made).toHaveLength(1);
  });
});

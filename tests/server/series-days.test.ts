// A series is changed, and the change is changed again: each planned day is paid by one of the series, the newest.
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar-date.ts';
import { plannedDates } from '../../domain/recurring.ts';
import { scheduleOf } from '../../domain/recurring-series.ts';
import type { RecurringTiming, SubmitReceipt } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { at, occurrencesOf, releaseSeries, rent, runningSeries, seriesOf } from './series-bank.ts';

const today = '2026-11-23';
const week = ['MON', 'TUE', 'WED', 'THU', 'FRI'] as const;

/** Begins 20 to 60 days from now, and ends within 5 to 25 days. */
const timings: fc.Arbitrary<RecurringTiming> = fc
  .record({
    begins: fc.integer({ min: 20, max: 60 }),
    lasts: fc.integer({ min: 5, max: 25 }),
    frequencyType: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
    daysInWeek: fc.subarray([...week], { minLength: 1 }),
    transactionOnHoliday: fc.constantFrom('PREVIOUS_WORKING_DAY', 'NEXT_WORKING_DAY', 'SKIP'),
  })
  .map(({ begins, lasts, frequencyType, daysInWeek, transactionOnHoliday }) => {
    const startDate = addDays(today, begins);
    const endDate = addDays(startDate, lasts);
    const days = frequencyType === 'WEEKLY' ? { daysInWeek } : {};
    return { kind: 'recurring', frequencyType, ...days, startDate, endDate, transactionOnHoliday, expiryDate: today };
  });

const daysOf = (timing: RecurringTiming) => plannedDates(scheduleOf(timing));

/** The days that each of them pays: of two that plan a day, the one that was approved later, from its first day on. */
function expectedDays(all: readonly RecurringTiming[]): string[][] {
  return all.map((timing, index) => {
    const firstDays = all.slice(index + 1).flatMap((later) => daysOf(later)[0] ?? []);
    return daysOf(timing).filter((day) => firstDays.every((first) => day < first));
  });
}

const isUsable = (all: readonly RecurringTiming[]) => all.every((timing) => daysOf(timing).length > 1);

onEmbeddedDatabase('the days of a series and of its changes', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at(today)));

  async function setUp([first, ...changes]: readonly RecurringTiming[], amount: string): Promise<SubmitReceipt[]> {
    const all = [await runningSeries(bank(), rent(first, amount))];
    for (const timing of changes) {
      const { refNo = '', revision } = all.at(-1) ?? {};
      const body = { payment: rent(timing, amount), replaces: { refNo, revision } };
      const receipt = await outputOf<SubmitReceipt>(bank(), 'createRecurringPayment', { user: user('MAKER01'), body });
      await releaseSeries(bank(), receipt);
      all.push(receipt);
    }
    return all;
  }

  const plannedBy = async (receipt: SubmitReceipt) =>
    (await occurrencesOf(bank(), receipt)).map(({ plannedDate }) => plannedDate);

  test('no day is planned by two of them, and none that a change leaves to the one before it is lost', async () => {
    let amount = 1_000_000;
    const cases = fc.array(timings, { minLength: 2, maxLength: 3 }).filter(isUsable);
    await fc.assert(
      fc.asyncProperty(cases, async (all) => {
        amount += 1_000;
        const receipts = await setUp(all, `${amount}.00`);
        const planned = [];
        for (const receipt of receipts) planned.push(await plannedBy(receipt));
        expect(planned).toEqual(expectedDays(all));
        const { series } = await seriesOf(bank(), receipts[0] as SubmitReceipt);
        expect(series.status).toBe(planned[0]?.length === 0 ? 'Stopped' : 'In Progress');
      }),
      { numRuns: 5 },
    );
  });
});

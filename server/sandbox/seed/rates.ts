// Exchange rates for each weekday of the last three months, varying around those of the start of the year.
import { addDays, weekdayOf } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { Database } from '../../db/database.ts';

const days = 90;
const saturday = 6;

/** The deviation of a day's rates from the first ones, in tenths of a per mille; the same on every machine. */
const drift = (day: number, currency: string) => {
  const phase = currency.charCodeAt(0) * 7 + currency.charCodeAt(1);
  return ((day * 37 + phase) % 81) - 40;
};

/** Returns the rate changed by tenths of a per mille, with two decimals; computed without floating point. */
function moved(rate: string, tenthsOfPerMille: number): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  const hundredths = BigInt(whole + decimals.padEnd(2, '0').slice(0, 2));
  const result = String((hundredths * BigInt(10_000 + tenthsOfPerMille)) / 10_000n).padStart(3, '0');
  return `${result.slice(0, -2)}.${result.slice(-2)}`;
}

const movedOrNull = (rate: string | null, step: number) => (rate === null ? null : moved(rate, step));

export async function seedRates(db: Database, now: Date): Promise<void> {
  const opening = await db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('quoted_at', '<', new Date('2026-01-03T00:00:00+07:00'))
    .execute();
  const today = jakartaMoment(now.getTime()).date;
  const dates = Array.from({ length: days }, (_, back) => addDays(today, -back)).filter(
    (date) => weekdayOf(date) < saturday,
  );
  const rows = dates.flatMap((date, day) =>
    opening.map((row) => {
      const step = drift(day, row.currency);
      return {
        ...row,
        quoted_at: new Date(instantOf({ date, time: '08:00' })),
        tt_buy: moved(row.tt_buy, step),
        tt_sell: moved(row.tt_sell, step),
        notes_buy: movedOrNull(row.notes_buy, step),
        notes_sell: movedOrNull(row.notes_sell, step),
        middle: moved(row.middle, step),
      };
    }),
  );
  await db
    .insertInto('exchange_rates')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

// Rates that the dealing room agreed with both companies: each day of the next two weeks one to sell and one to buy.
import { addDays } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { Database } from '../../db/database.ts';

const days = 14;
const treasuryCloses = '23:00';
const dollars = { amount: '50000.00', currency: 'USD' } as const;
const agreed = [
  { tail: '0087', from_currency: 'USD', to_currency: 'IDR', rate: '16540.00', ...dollars },
  { tail: '0088', from_currency: 'IDR', to_currency: 'USD', rate: '16390.00', ...dollars },
] as const;

export async function seedDeals(db: Database, now: Date): Promise<void> {
  const today = jakartaMoment(now.getTime()).date;
  const dates = Array.from({ length: days }, (_, ahead) => addDays(today, ahead));
  const rows = ['NUSANTARA', 'BAHARI'].flatMap((company_id) =>
    dates.flatMap((value_date) =>
      agreed.map(({ tail, ...deal }) => ({
        company_id,
        deal_number: `FX${value_date.slice(2).replaceAll('-', '')}${tail}`,
        ...deal,
        value_date,
        valid_until: new Date(instantOf({ date: value_date, time: treasuryCloses })),
      })),
    ),
  );
  await db.insertInto('deals').values(rows).execute();
}

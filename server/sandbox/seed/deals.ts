// Rates that the dealing room agreed with both companies, one for each of the next two weeks.
import { addDays } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { Database } from '../../db/database.ts';

const days = 14;
const treasuryCloses = '23:00';

export async function seedDeals(db: Database, now: Date): Promise<void> {
  const today = jakartaMoment(now.getTime()).date;
  const dates = Array.from({ length: days }, (_, ahead) => addDays(today, ahead));
  const rows = ['NUSANTARA', 'BAHARI'].flatMap((company_id) =>
    dates.map((value_date) => ({
      company_id,
      deal_number: `FX${value_date.slice(2).replaceAll('-', '')}0087`,
      ...({ from_currency: 'USD', to_currency: 'IDR', amount: '50000.00', currency: 'USD', rate: '16540.00' } as const),
      value_date,
      valid_until: new Date(instantOf({ date: value_date, time: treasuryCloses })),
    })),
  );
  await db.insertInto('deals').values(rows).execute();
}

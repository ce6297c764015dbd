import { nextWorkingDay } from '../../../domain/business-calendar.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { Database } from '../../db/database.ts';
import { readCalendar } from '../../reference/calendar.ts';
import { refusalOf } from '../../refusal.ts';

/** Returns the next working day, on which every service is open, whatever the time is now. */
export async function nextDay(db: Database, now: Date): Promise<string> {
  const found = nextWorkingDay(await readCalendar(db), jakartaMoment(now.getTime()).date);
  if (!found.ok) throw refusalOf(found);
  return found.value;
}

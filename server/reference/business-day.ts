import type { CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';

/** Returns the date in Jakarta. */
export const businessDay = (now: Date): CalendarDate => jakartaMoment(now.getTime()).date;

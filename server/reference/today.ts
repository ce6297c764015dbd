import type { CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';

/** The business day of a moment. */
export const businessDay = (now: Date): CalendarDate => jakartaMoment(now.getTime()).date;

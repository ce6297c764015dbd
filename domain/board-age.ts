import type { CalendarDate } from './calendar-date.ts';
import { jakartaMoment, type EpochMilliseconds } from './jakarta-time.ts';

/** Whether no rate has come today: on a holiday, or before the first one of the day. */
export const isOldBoard = (quotedAt: EpochMilliseconds, today: CalendarDate): boolean =>
  jakartaMoment(quotedAt).date < today;

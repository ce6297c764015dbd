import type { CalendarDate } from './calendar-date.ts';
import { openingTime } from './cut-off.ts';
import type { ServiceHours } from './cut-off.ts';
import { instantOf } from './jakarta-time.ts';
import type { EpochMilliseconds, JakartaMoment, TimeOfDay } from './jakarta-time.ts';

/** On a later day, a service without an opening time begins when the branches open. */
const COUNTERS_OPEN: TimeOfDay = '07:00';

type Dated = { readonly service: string; readonly date: CalendarDate };

/** The opening time on this day if it is in the future; otherwise null. */
export function opensLater(hours: ServiceHours, { service, date }: Dated, now: JakartaMoment): TimeOfDay | null {
  const opensAt = openingTime(hours, service, date);
  if (opensAt === null || date < now.date) return null;
  return date > now.date || now.time < opensAt ? opensAt : null;
}

/** When the bank executes a payment that is released now: immediately, or when the service opens on its day. */
export function executionStart(
  hours: ServiceHours,
  dated: Dated,
  now: JakartaMoment,
  at: EpochMilliseconds,
): EpochMilliseconds {
  const opensAt = opensLater(hours, dated, now);
  if (opensAt !== null) return instantOf({ date: dated.date, time: opensAt });
  return dated.date > now.date ? instantOf({ date: dated.date, time: COUNTERS_OPEN }) : at;
}

import type { CalendarDate } from './calendar-date.ts';
import { openingTime } from './cut-off.ts';
import type { ServiceHours } from './cut-off.ts';
import { instantOf } from './jakarta-time.ts';
import type { EpochMilliseconds, JakartaMoment, TimeOfDay } from './jakarta-time.ts';

/** On a later day a service without an opening time of its own begins when the counters do. */
const COUNTERS_OPEN: TimeOfDay = '07:00';

/** When the bank carries out what is released at this moment: at once, or when the service opens on its day. */
export function executionStart(
  hours: ServiceHours,
  { service, date }: { readonly service: string; readonly date: CalendarDate },
  now: JakartaMoment,
  at: EpochMilliseconds,
): EpochMilliseconds {
  const opensAt = openingTime(hours, service, date);
  if (date > now.date) return instantOf({ date, time: opensAt ?? COUNTERS_OPEN });
  return date === now.date && opensAt !== null && now.time < opensAt ? instantOf({ date, time: opensAt }) : at;
}

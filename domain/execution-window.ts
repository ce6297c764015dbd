import { addDays, type CalendarDate } from './calendar-date.ts';
import { serviceState, type ServiceHours } from './cut-off.ts';
import { instantOf, type EpochMilliseconds } from './jakarta-time.ts';

/** When the execution of a transaction on this day ends; null if its service is closed that day. */
export function executableUntil(
  hours: ServiceHours,
  { service, date }: { readonly service: string; readonly date: CalendarDate },
): EpochMilliseconds | null {
  const found = serviceState(hours, service, { date, time: '00:00' });
  if (!found.ok || found.value.state === 'closed') return null;
  return found.value.state === 'open'
    ? instantOf({ date, time: found.value.until })
    : instantOf({ date: addDays(date, 1), time: '00:00' });
}

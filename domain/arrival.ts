import { nextWorkingDay, type BusinessCalendar } from './business-calendar.ts';
import type { CalendarDate } from './calendar-date.ts';
import { instantOf, type EpochMilliseconds } from './jakarta-time.ts';
import { mapValue, type Result } from './result.ts';
import type { RailService } from './transfer-types.ts';

export type Arrival = {
  readonly speed: 'seconds' | 'minutes' | 'same-day' | 'next-working-day';
  readonly expectedBy: EpochMilliseconds;
};

const SECOND = 1000;
const HOUR = 3_600_000;
const REAL_TIME = 25 * SECOND;
const RTGS = HOUR / 2;
/** The clearing settles every hour, and the payee's bank credits within two hours after that. */
const CREDITED_AFTER_ROUND = 2 * HOUR;
/** Banks abroad credit during their own day; the promise is kept when the day ends here. */
const END_OF_DAY_ABROAD = '17:00';

/** When the payee receives the money if the bank executes the transfer at this moment. */
export function arrivalOf(service: RailService, start: EpochMilliseconds): Arrival {
  if (service === 'SVC_LCY_LLG') return { speed: 'same-day', expectedBy: nextHour(start) + CREDITED_AFTER_ROUND };
  if (service === 'SVC_LCY_RTGS') return { speed: 'minutes', expectedBy: start + RTGS };
  return { speed: 'seconds', expectedBy: start + REAL_TIME };
}

/** A telegraphic transfer that is sent on this day is credited on the next working day abroad. */
export const arrivalAbroad = (sentOn: CalendarDate, abroad: BusinessCalendar): Result<Arrival> =>
  mapValue(nextWorkingDay(abroad, sentOn), (date) => ({
    speed: 'next-working-day',
    expectedBy: instantOf({ date, time: END_OF_DAY_ABROAD }),
  }));

function nextHour(at: EpochMilliseconds): EpochMilliseconds {
  return (Math.floor(at / HOUR) + 1) * HOUR;
}

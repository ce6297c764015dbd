import { instantOf } from './jakarta-time.ts';
import type { EpochMilliseconds, JakartaMoment } from './jakarta-time.ts';
import type { RailService } from './transfer-types.ts';

export type Arrival = {
  readonly speed: 'seconds' | 'minutes' | 'same-day';
  readonly expectedBy: EpochMilliseconds;
};

const SECOND = 1000;
const HOUR = 3_600_000;
const REAL_TIME = 25 * SECOND;
const RTGS = HOUR / 2;
/** The clearing settles on the hour, and the payee's bank credits within two hours of it. */
const CREDITED_AFTER_ROUND = 2 * HOUR;
const OPENING = '08:00';

/** When the payee has the money if the transfer is released now, or on the morning of a later day. */
export function arrivalOf(service: RailService, date: string, now: JakartaMoment, at: EpochMilliseconds): Arrival {
  const released = date > now.date ? instantOf({ date, time: OPENING }) : at;
  if (service === 'SVC_LCY_LLG') return { speed: 'same-day', expectedBy: nextHour(released) + CREDITED_AFTER_ROUND };
  if (service === 'SVC_LCY_RTGS') return { speed: 'minutes', expectedBy: released + RTGS };
  return { speed: 'seconds', expectedBy: released + REAL_TIME };
}

function nextHour(at: EpochMilliseconds): EpochMilliseconds {
  return (Math.floor(at / HOUR) + 1) * HOUR;
}

import type { EpochMilliseconds } from './jakarta-time.ts';
import type { RailService } from './transfer-types.ts';

export type Arrival = {
  readonly speed: 'seconds' | 'minutes' | 'same-day';
  readonly expectedBy: EpochMilliseconds;
};

const SECOND = 1000;
const HOUR = 3_600_000;
const REAL_TIME = 25 * SECOND;
const RTGS = HOUR / 2;
/** The clearing settles every hour, and the payee's bank credits within two hours after that. */
const CREDITED_AFTER_ROUND = 2 * HOUR;

/** When the payee receives the money if the bank executes the transfer at this moment. */
export function arrivalOf(service: RailService, start: EpochMilliseconds): Arrival {
  if (service === 'SVC_LCY_LLG') return { speed: 'same-day', expectedBy: nextHour(start) + CREDITED_AFTER_ROUND };
  if (service === 'SVC_LCY_RTGS') return { speed: 'minutes', expectedBy: start + RTGS };
  return { speed: 'seconds', expectedBy: start + REAL_TIME };
}

function nextHour(at: EpochMilliseconds): EpochMilliseconds {
  return (Math.floor(at / HOUR) + 1) * HOUR;
}

import type { RailOffer } from '../../../../generated/types.ts';

const HOUR = 3_600_000;

/** A rail within the hour shows "seconds" or "minutes" instead of a time. A rail that is not open yet shows the time. */
export function soonIn(
  { arrival, opensAt }: Pick<RailOffer, 'arrival' | 'opensAt'>,
  now: number,
): 'seconds' | 'minutes' | undefined {
  if (opensAt !== null || (arrival?.speed !== 'seconds' && arrival?.speed !== 'minutes')) return undefined;
  return Date.parse(arrival.expectedBy) - now < HOUR ? arrival.speed : undefined;
}

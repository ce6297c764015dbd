// Chooses the default rail of a transfer form, and decides when the default changes.
import type { PaymentPriority } from '../generated/types.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { instantOf, type EpochMilliseconds } from './jakarta-time.ts';

export interface OfferedRail<Name extends string> {
  readonly name: Name;
  readonly isOpen: boolean;
  /** In the smallest unit; all rails have the same currency. */
  readonly fee: bigint;
  /** Null while the rail is closed. */
  readonly expectedBy: EpochMilliseconds | null;
}

type Offers<Name extends string> = readonly OfferedRail<Name>[];

function inOrder<Name extends string>(left: OfferedRail<Name>, right: OfferedRail<Name>): number {
  if (left.fee !== right.fee) return left.fee < right.fee ? -1 : 1;
  return (left.expectedBy ?? 0) - (right.expectedBy ?? 0);
}

/**
 * The cheapest open rail that arrives before `until`; if equal, the fastest. If none arrives in time, any open rail.
 */
export function recommendedRail<Name extends string>(offers: Offers<Name>, until: EpochMilliseconds): Name | null {
  const open = offers.filter(({ isOpen }) => isOpen).toSorted(inOrder);
  const inTime = open.find(({ expectedBy }) => expectedBy !== null && expectedBy < until);
  return (inTime ?? open[0])?.name ?? null;
}

const byArrival = <Name extends string>(left: OfferedRail<Name>, right: OfferedRail<Name>): number =>
  (left.expectedBy ?? 0) - (right.expectedBy ?? 0) || inOrder(left, right);

/** The open rail that arrives first; if equal, the cheapest. */
export const fastestRail = <Name extends string>(offers: Offers<Name>): Name | null =>
  offers.filter(({ isOpen }) => isOpen).toSorted(byArrival)[0]?.name ?? null;

export interface OfferedWay<Name extends string> extends OfferedRail<Name> {
  /** False if banks on the way may take their charges out of the amount. */
  readonly isWhole: boolean;
}

/** The best open way by what matters to the payer; of equals the first. */
export function bestWay<Name extends string>(
  ways: readonly OfferedWay<Name>[],
  matters: PaymentPriority,
  until: EpochMilliseconds,
): Name | null {
  if (matters === 'fastest') return fastestRail(ways);
  const wanted = matters === 'full-amount' ? ways.filter(({ isWhole }) => isWhole) : ways;
  return recommendedRail(wanted, until);
}

/** The first moment after the day of a payment. */
export const endOfDay = (date: CalendarDate): EpochMilliseconds => instantOf({ date: addDays(date, 1), time: '00:00' });

/** The rail that the user wished for while it is open; otherwise the recommended one. The wish itself stays. */
export function takenRail<Name extends string>(
  offers: Offers<Name>,
  wished: Name | '',
  recommended: Name | null,
): Name | '' {
  const isPossible = offers.some(({ name, isOpen }) => isOpen && name === wished);
  return isPossible ? wished : (recommended ?? '');
}

/** The recommended rail if it is cheaper than the chosen one. */
export function cheaperRail<Name extends string>(
  offers: Offers<Name>,
  { chosen, recommended }: { readonly chosen: Name | ''; readonly recommended: Name | null },
): OfferedRail<Name> | undefined {
  const named = (wanted: Name | '' | null) => offers.find(({ name }) => name === wanted);
  const [taken, other] = [named(chosen), named(recommended)];
  return taken && other?.isOpen && other.fee < taken.fee ? other : undefined;
}

// What comes back to the debited account when a bank abroad returns a transfer.
import type { CalendarDate } from './calendar-date.ts';
import { money, type Money } from './money.ts';

export interface Sent {
  /** What left for the payee. */
  readonly sent: Money;
  /** What the account was debited for it, in the account's currency. */
  readonly debited: Money;
}

export interface Returned {
  /** What the banks abroad keep, in the currency of the transfer. */
  readonly charges: Money;
  readonly credited: Money;
}

const inMinor = (value: bigint, { currency }: Money): Money => money(value, currency);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The rest comes back at the rate of the transfer itself, rounded down, so never more than was debited. */
export function returnedMoney({ sent, debited }: Sent, asked: Money): Returned {
  const charges = smaller(asked.minor, sent.minor);
  const credited = sent.minor === 0n ? 0n : (debited.minor * (sent.minor - charges)) / sent.minor;
  return { charges: inMinor(charges, sent), credited: inMinor(credited, debited) };
}

/**
 * A daily limit counts what left the company that day, so a return on the same day gives it back and a later one does
 * not. The part of a deal at a special rate is free again with every return, because the exchange is undone at its own
 * rate; the deal can only be used on its own day.
 */
export const givesBackLimit = ({ leftOn, returnedOn }: { leftOn: CalendarDate; returnedOn: CalendarDate }): boolean =>
  leftOn === returnedOn;

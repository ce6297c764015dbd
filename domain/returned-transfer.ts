// What comes back to the debited account when a bank abroad returns a transfer.
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

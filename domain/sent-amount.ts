import { amountWithoutFees } from './fees.ts';
import { fromWire, money, type Money } from './money.ts';
import { mapValue, success, type Result } from './result.ts';

interface WireAmount {
  readonly value: string;
  readonly currency: string;
}

interface Line {
  readonly amount: WireAmount;
  /** Null when the payee pays it; it is then in the currency of the amount. */
  readonly account: string | null;
}

const minorOf = (amount: WireAmount): bigint => {
  const read = fromWire(amount);
  return read.ok ? read.value.minor : 0n;
};

/** What the payee pays of this bank's fees. */
export const keptFrom = (lines: readonly Line[]): bigint =>
  lines.filter(({ account }) => account === null).reduce((sum, { amount }) => sum + minorOf(amount), 0n);

/** What the payee receives. Fails if the payee pays fees that use up the amount. */
export function receivedOf(amount: Money, lines: readonly Line[]): Result<Money> {
  const kept = keptFrom(lines);
  return kept === 0n ? success(amount) : amountWithoutFees(amount, money(kept, amount.currency));
}

/** The amount that leaves for the payee: without the fees that the payee pays. */
export const amountSent = (amount: WireAmount, lines: readonly Line[]): Result<Money> =>
  mapValue(fromWire(amount), (asked) => ({ ...asked, minor: asked.minor - keptFrom(lines) }));

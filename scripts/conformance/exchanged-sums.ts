// Sums of several currencies were exchanged at a rate that the answer does not say. Two of them show whether it was one rate.
import { amountOf, valuesAt, type Amount } from './answer-values.ts';
import type { Complaint } from './judge.ts';
import type { Fields } from './seen.ts';

const scale = 1_000_000_000_000n;

/** The rates, times the scale, at which the parts in the other currency come to what is left of the sum. */
interface Rates {
  readonly name: string;
  readonly currency: string;
  readonly lowest: bigint;
  readonly highest: bigint;
}

const unitsIn = (parts: readonly Amount[], currency: string | undefined) =>
  parts.reduce((units, part) => (part.currency === currency ? units + part.units : units), 0n);

/** Undefined unless there is exactly one other currency. Half up: the exchanged sum is less than half a unit away. */
function ratesOf(value: Fields, name: string, paths: readonly string[]): Rates | undefined {
  const [said] = valuesAt(value, name).map(amountOf);
  const parts = paths.flatMap((path) => valuesAt(value, path)).map(amountOf);
  const known = parts.filter((part) => part !== undefined);
  if (!said || known.length < parts.length) return undefined;
  const others = new Set(known.map(({ currency }) => currency).filter((one) => one !== said.currency));
  const [currency] = others;
  const given = unitsIn(known, currency);
  if (others.size !== 1 || !currency || given === 0n) return undefined;
  const exchanged = 2n * (said.units - unitsIn(known, said.currency));
  const at = (twice: bigint) => (twice * scale) / (2n * given);
  return { name, currency, lowest: at(exchanged - 1n) - 1n, highest: at(exchanged + 1n) + 1n };
}

/** The complaint about sums of one object that cannot have been exchanged at the same rate. */
export function* otherRates(
  value: Fields,
  sums: readonly (readonly [string, readonly string[]])[],
  path: string,
): Generator<Complaint> {
  const found = sums.flatMap(([name, paths]) => ratesOf(value, name, paths) ?? []);
  for (const one of found)
    if (one.highest <= 0n)
      yield { kind: 'wrong-sum', message: `${path}.${one.name} is less than its parts in its own currency` };
  for (const [place, one] of found.entries())
    for (const other of found.slice(place + 1))
      if (one.currency === other.currency && (one.lowest > other.highest || other.lowest > one.highest))
        yield {
          kind: 'wrong-sum',
          message: `${path}.${one.name} and ${path}.${other.name} take ${one.currency} at different rates`,
        };
}

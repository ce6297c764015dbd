import { add, fromWire, toWire, type Money, type WireMoney } from './money.ts';

export interface CurrencySum {
  readonly count: number;
  readonly total: WireMoney;
}

/** One sum for each currency, in the order in which the currencies come up. */
export function currencySums(amounts: readonly WireMoney[]): CurrencySum[] {
  const sums = new Map<string, { count: number; total: Money }>();
  for (const wire of amounts) {
    const read = fromWire(wire);
    if (!read.ok) continue;
    const before = sums.get(wire.currency);
    const total = before && add(before.total, read.value);
    sums.set(wire.currency, { count: (before?.count ?? 0) + 1, total: total?.ok ? total.value : read.value });
  }
  return [...sums.values()].map(({ count, total }) => ({ count, total: toWire(total) }));
}

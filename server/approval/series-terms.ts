// What a person who signs a series must know of it beside the amount of one payment.
import { fromWire, toWire } from '../../domain/money.ts';
import type { SeriesTerms } from '../../generated/types.ts';
import { kindOf, type KnowsKinds } from './payment-kind.ts';
import type { RequestRow } from './store.ts';

/** Undefined for a request that pays once. */
export function seriesTerms(knows: KnowsKinds, row: RequestRow): SeriesTerms | undefined {
  const repeats = kindOf(knows, row).repeats?.(row.content);
  if (!repeats || row.amount === null || row.currency === null) return undefined;
  const each = fromWire({ value: row.amount, currency: row.currency });
  if (!each.ok) throw new Error(`The series ${row.ref_no} has the amount ${row.amount} ${row.currency}`);
  const { timing, occurrences: payments, isMost, replacesRefNo } = repeats;
  const total = toWire({ ...each.value, minor: each.value.minor * BigInt(payments) });
  return { timing, payments, total, isMost, ...(replacesRefNo !== undefined && { replacesRefNo }) };
}

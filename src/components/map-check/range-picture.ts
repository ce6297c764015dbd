// The ranges of a map as bars on a line of amounts. The line has one column for each interval between two bounds, so
// that a gap of one rupiah is as easy to see as one of a billion.
import { mapTypes, withoutAmount } from '../../../domain/approval/map-types.ts';
import { fromWire, type CurrencyCode } from '../../../domain/money.ts';
import type { MapGap, MapTransactionType } from '../../../generated/types.ts';
import type { RowValues } from './row-values.ts';

/** Columns from `start` up to and without `end`. */
export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly isBlocked: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Track {
  /** Null for every type that no other track names. */
  readonly types: readonly MapTransactionType[] | null;
  /** Bars of one line do not overlap. */
  readonly lines: readonly (readonly Bar[])[];
  readonly gaps: readonly Pick<Bar, 'id' | 'start' | 'end'>[];
}

export interface RangePicture {
  readonly currency: CurrencyCode;
  /** The amount at the start of each column, as decimals; the first column starts at nothing. */
  readonly ticks: readonly string[];
  readonly tracks: readonly Track[];
}

const minor = (value: string, currency: CurrencyCode): bigint => {
  const read = fromWire({ value, currency });
  return read.ok ? read.value.minor : 0n;
};

const startOf = ({ minimum }: { readonly minimum?: string | null }, currency: CurrencyCode): bigint => {
  const start = minimum ? minor(minimum, currency) : 0n;
  // A row that begins at 0.00 and one without a minimum begin at the same place.
  return start <= 1n ? 0n : start;
};

const endOf = ({ maximum }: { readonly maximum?: string | null }, currency: CurrencyCode): bigint | null =>
  maximum ? minor(maximum, currency) + 1n : null;

function boundsOf(ranges: readonly { minimum?: string | null; maximum?: string | null }[], currency: CurrencyCode) {
  const all = ranges.flatMap((range) => [startOf(range, currency), endOf(range, currency) ?? 0n]);
  return [...new Set([0n, ...all])].toSorted((left, right) => (left < right ? -1 : 1));
}

function placed(
  range: { minimum?: string | null; maximum?: string | null },
  bounds: readonly bigint[],
  currency: CurrencyCode,
) {
  const end = endOf(range, currency);
  return {
    start: bounds.indexOf(startOf(range, currency)),
    end: end === null ? bounds.length : bounds.indexOf(end),
  };
}

/** Puts each bar on the first line where it overlaps no other. */
function onLines(bars: readonly Bar[]): Bar[][] {
  const lines: Bar[][] = [];
  for (const bar of bars) {
    const free = lines.find((line) => line.every((other) => other.end <= bar.start || bar.end <= other.start));
    if (free) free.push(bar);
    else lines.push([bar]);
  }
  return lines;
}

const typesWithAmount = mapTypes.filter((type) => !withoutAmount.includes(type));

/** Types with the same rows and gaps share a track. */
function tracksOf(
  rows: readonly RowValues[],
  gaps: readonly MapGap[],
  bounds: readonly bigint[],
  currency: CurrencyCode,
): Track[] {
  const named = [
    ...new Set([...rows.flatMap((row) => row.transactionTypes), ...gaps.flatMap((gap) => gap.transactionTypes)]),
  ];
  const others = typesWithAmount.filter((type) => !named.includes(type));
  const hasOthers = rows.some((row) => row.transactionTypes.length === 0) && others.length > 0;
  const shown: (MapTransactionType | null)[] = hasOthers ? [...named, null] : named;
  const tracks = shown.map((type) => {
    const isOfType = (types: readonly MapTransactionType[]) =>
      types.length === 0 || (type !== null && types.includes(type));
    const bars = rows.flatMap((row, index): Bar[] =>
      isOfType(row.transactionTypes)
        ? [
            {
              id: row.id ?? `new ${index}`,
              label: row.name,
              isBlocked: row.outcome.kind === 'blocked',
              ...placed(row, bounds, currency),
            },
          ]
        : [],
    );
    const missing = gaps
      .filter(({ transactionTypes }) => type !== null && transactionTypes.includes(type))
      .map((gap, index) => ({ id: String(index), ...placed(gap.range, bounds, currency) }));
    return { type, lines: onLines(bars), gaps: missing };
  });
  const sameAs = ({ lines, gaps: missing }: (typeof tracks)[number]) => JSON.stringify([lines, missing]);
  return [...Map.groupBy(tracks, sameAs).values()].flatMap((same): Track[] => {
    const [first] = same;
    if (!first) return [];
    const types = same.map(({ type }) => type);
    const isEvery = types.includes(null) || typesWithAmount.every((type) => types.includes(type));
    return [{ types: isEvery ? null : types.flatMap((type) => type ?? []), lines: first.lines, gaps: first.gaps }];
  });
}

/** One picture for each currency; rows for every currency count in rupiah. */
export function rangePictures(rows: readonly RowValues[], gaps: readonly MapGap[]): RangePicture[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency ?? 'IDR'))] as CurrencyCode[];
  return currencies.map((currency) => {
    const own = rows.filter((row) => (row.currency ?? 'IDR') === currency);
    const missing = gaps.filter((gap) => gap.currency === currency);
    const bounds = boundsOf([...own, ...missing.map(({ range }) => range)], currency);
    const ticks = bounds.map((bound) => decimals(bound));
    return { currency, ticks, tracks: tracksOf(own, missing, bounds, currency) };
  });
}

/** The highest amount below the bound, which is how people write it: 50,000,000.00 and not 50,000,000.01. */
function decimals(bound: bigint): string {
  const shown = bound > 0n && bound % 100n === 1n ? bound - 1n : bound;
  const text = shown.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

import type { CurrencyCode } from '../money.ts';
import type { MatrixRow } from './types.ts';

/** Both ends included, in minor units; `to` is null for a range without an end. */
export type Span = { readonly from: bigint; readonly to: bigint | null };

export type GapQuestion = {
  readonly service: string;
  /** null: an account that no row names. */
  readonly accountId: string | null;
  readonly currency: CurrencyCode;
  /** The highest amount that anybody may submit; null when there is no such limit. */
  readonly ceiling: bigint | null;
};

/** Returns the amounts that no row covers, in order. */
export function gapsOf(rows: readonly MatrixRow[], question: GapQuestion): Span[] {
  const covered = rows.flatMap((row) => spanOf(row, question) ?? []).toSorted(byStart);
  const gaps: Span[] = [];
  let next: bigint | null = 1n;
  for (const { from, to } of covered) {
    if (next === null) break;
    if (from > next) gaps.push({ from: next, to: from - 1n });
    next = to === null ? null : later(next, to + 1n);
  }
  if (next !== null) gaps.push({ from: next, to: null });
  return gaps.flatMap((gap) => below(question.ceiling, gap));
}

/** The amounts of the question's currency that the row covers. */
export function spanOf(row: MatrixRow, { service, accountId, currency }: GapQuestion): Span | undefined {
  if (!includes(row.services, service) || !includes(row.accountIds, accountId)) return undefined;
  if (row.currency !== null && row.currency !== currency) return undefined;
  // A row for every currency counts in rupiah; its own gaps are found by the question about rupiah.
  if (row.currency === null && currency !== 'IDR') return { from: 0n, to: null };
  return { from: row.minimum?.minor ?? 0n, to: row.maximum?.minor ?? null };
}

function includes(named: readonly string[] | null, one: string | null): boolean {
  return named === null || (one !== null && named.includes(one));
}

/** Whether the row matches an amount of the question's currency. */
export function includesAmount(row: MatrixRow, question: GapQuestion, amount: bigint): boolean {
  const span = spanOf(row, question);
  return span !== undefined && span.from <= amount && (span.to === null || amount <= span.to);
}

function below(ceiling: bigint | null, { from, to }: Span): Span[] {
  if (ceiling === null) return [{ from, to }];
  if (from > ceiling) return [];
  return [{ from, to: to === null || to > ceiling ? ceiling : to }];
}

const byStart = (left: Span, right: Span): number => (left.from < right.from ? -1 : Number(left.from > right.from));
const later = (left: bigint, right: bigint): bigint => (left > right ? left : right);

import type { CurrencyCode } from '../money.ts';
import { rowsByAccount } from './row-index.ts';
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

/** The rows of one service, found by the account that a question names. */
export type CoveringRows = {
  readonly named: (accountId: string | null) => readonly MatrixRow[];
  /** The rows for every account. */
  readonly others: readonly MatrixRow[];
  /** The amounts that no row covers, in order. */
  readonly gaps: (question: GapQuestion) => Span[];
  readonly isCovered: (question: GapQuestion, amount: bigint) => boolean;
};

/** The amounts that the rows for every account cover are joined once per currency, because every account asks for them. */
export function coveringRows(all: readonly MatrixRow[], service: string): CoveringRows {
  const rows = all.filter(({ services }) => includes(services, service));
  const others = rows.filter(({ accountIds }) => accountIds === null);
  const byAccount = rowsByAccount(rows);
  const shared = new Map<CurrencyCode, readonly Span[]>();

  function covered(question: GapQuestion): Span[] {
    const { accountId, currency } = question;
    const common = shared.get(currency) ?? joined(others.flatMap((row) => spanOf(row, question) ?? []));
    shared.set(currency, common);
    const own = named(accountId).flatMap((row) => spanOf(row, question) ?? []);
    return own.length === 0 ? [...common] : joined([...common, ...own]);
  }
  const named = (accountId: string | null) => (accountId === null ? [] : (byAccount.get(accountId) ?? []));
  return {
    named,
    others,
    gaps: (question) => between(covered(question)).flatMap((gap) => below(question.ceiling, gap)),
    isCovered: (question, amount) =>
      covered(question).some(({ from, to }) => from <= amount && (to === null || amount <= to)),
  };
}

/** Joins ranges that meet; the result is in order. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted(byStart)) {
    const last = found.at(-1);
    if (!last || (last.to !== null && span.from > last.to + 1n)) found.push(span);
    else found[found.length - 1] = { from: last.from, to: furthest(last.to, span.to) };
  }
  return found;
}

/** The amounts between joined ranges, from the smallest amount on. */
function between(covered: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let next: bigint | null = 1n;
  for (const { from, to } of covered) {
    if (next === null) break;
    if (from > next) gaps.push({ from: next, to: from - 1n });
    next = to === null ? null : later(next, to + 1n);
  }
  return next === null ? gaps : [...gaps, { from: next, to: null }];
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

function below(ceiling: bigint | null, { from, to }: Span): Span[] {
  if (ceiling === null) return [{ from, to }];
  if (from > ceiling) return [];
  return [{ from, to: to === null || to > ceiling ? ceiling : to }];
}

const byStart = (left: Span, right: Span): number => (left.from < right.from ? -1 : Number(left.from > right.from));
const later = (left: bigint, right: bigint): bigint => (left > right ? left : right);
const furthest = (left: bigint | null, right: bigint | null): bigint | null =>
  left === null || right === null ? null : later(left, right);

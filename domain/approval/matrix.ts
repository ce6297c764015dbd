import { money } from '../money.ts';
import type { CurrencyCode, Money } from '../money.ts';
import { rangeCurrency } from './measure.ts';
import { byPrecedence } from './precedence.ts';
import type { MatrixRow } from './types.ts';

/** A payment has one record, a batch has many. The IDR equivalent is for rows that take any currency. */
export type RecordAmount = { readonly amount: Money; readonly idrEquivalent: Money };
export type MatrixQuestion = {
  readonly service: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly records: readonly RecordAmount[];
};
export type MatrixAnswer =
  | {
      readonly kind: 'matched';
      readonly row: MatrixRow;
      readonly considered: Money;
      readonly alsoMatched: readonly MatrixRow[];
    }
  | { readonly kind: 'no-matching-row' };

export function matchMatrix(rows: readonly MatrixRow[], question: MatrixQuestion): MatrixAnswer {
  const [row, ...alsoMatched] = rows.filter((candidate) => matches(candidate, question)).toSorted(byPrecedence);
  if (row === undefined) return { kind: 'no-matching-row' };
  return { kind: 'matched', row, considered: consideredAmount(row, question), alsoMatched };
}

export type Mismatch = 'account' | 'type' | 'currency' | 'amount';
type Condition = (row: MatrixRow, question: MatrixQuestion) => boolean;

const CONDITIONS: readonly (readonly [Mismatch, Condition])[] = [
  ['account', (row, { accountId }) => isAmong(row.accountIds, accountId)],
  ['type', (row, { service }) => isAmong(row.services, service)],
  ['currency', (row, { currency }) => row.currency === null || row.currency === currency],
  ['amount', (row, question) => question.records.length > 0 && isWithin(row, consideredAmount(row, question))],
];

const matches: Condition = (row, question) => CONDITIONS.every(([, isMet]) => isMet(row, question));

/** Returns what of the request the row does not cover; empty for a row that matches. */
export const mismatchesOf = (row: MatrixRow, question: MatrixQuestion): Mismatch[] =>
  CONDITIONS.flatMap(([mismatch, isMet]) => (isMet(row, question) ? [] : [mismatch]));

function isAmong(wanted: readonly string[] | null, found: string): boolean {
  return wanted === null || wanted.includes(found);
}

/** The highest record or the total, in the currency of the row's range. */
export function consideredAmount(row: MatrixRow, question: MatrixQuestion): Money {
  const minors = question.records.map((record) => (row.currency === null ? record.idrEquivalent : record.amount).minor);
  const considered =
    row.batchBasis === 'total'
      ? minors.reduce((total, minor) => total + minor, 0n)
      : minors.reduce((highest, minor) => (minor > highest ? minor : highest), 0n);
  return money(considered, rangeCurrency(row));
}

function isWithin({ minimum, maximum }: MatrixRow, amount: Money): boolean {
  return (minimum === null || amount.minor >= minimum.minor) && (maximum === null || amount.minor <= maximum.minor);
}

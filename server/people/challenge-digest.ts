// The digest over everything that a signature covers, and the eight digits of the challenge that follow from it.
import { createHash } from 'node:crypto';
import type { SeriesTerms, SignedAction, SignedItem, SignedRecord } from '../../generated/types.ts';

const challengeDigits = 8n;

export interface Signing {
  readonly companyId: string;
  readonly userId: string;
  readonly action: SignedAction;
  readonly items: readonly SignedItem[];
}

const recordWords = ({ line, payeeName, payeeAccount, payeeBank, amount }: SignedRecord) => [
  line,
  payeeName,
  payeeAccount,
  payeeBank,
  amount.value,
  amount.currency,
];

const seriesWords = ({ timing, payments, total, isMost, replacesRefNo }: SeriesTerms) => [
  timing.frequencyType,
  timing.daysInWeek ?? null,
  timing.dayInMonth ?? null,
  timing.startDate,
  timing.endDate,
  timing.transactionOnHoliday,
  payments,
  total.value,
  total.currency,
  isMost,
  replacesRefNo ?? null,
];

// Arrays instead of objects, so that the order of the values is fixed.
const wordsOf = (item: SignedItem) => [
  item.refNo,
  item.revision,
  item.debitAccount,
  item.payeeAccount,
  item.payeeBank,
  item.payeeName,
  item.amount.value,
  item.amount.currency,
  item.transactionDate,
  ...(item.records ? [item.records.map(recordWords)] : []),
  ...(item.series ? [seriesWords(item.series)] : []),
];

/** Sorts the items, so that the digest does not depend on their order in the request. */
export const inSignedOrder = <Item extends { readonly refNo: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((left, right) => (left.refNo < right.refNo ? -1 : 1));

export const sha256OfList = (words: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(words)).digest();

export const digestOf = ({ companyId, userId, action, items }: Signing): Buffer =>
  sha256OfList([companyId, userId, action, inSignedOrder(items).map(wordsOf)]);

/** Includes the challenge id, so that two challenges over the same digest differ. */
export function challengeOf(digest: Uint8Array, challengeId: string): string {
  const mixed = createHash('sha256').update(digest).update(challengeId).digest('hex');
  return String(BigInt(`0x${mixed}`) % 10n ** challengeDigits).padStart(Number(challengeDigits), '0');
}

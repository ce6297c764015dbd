import type { CalendarDate } from './calendar-date.ts';
import { sum } from './money.ts';
import type { Money } from './money.ts';
import { rowInForce } from './reference-data.ts';
import type { DatedRow } from './reference-data.ts';
import { failure, flatMap, success } from './result.ts';
import { compareNames } from './payee-name.ts';
import type { Failure, Result } from './result.ts';

export type ThresholdRow = DatedRow & { readonly kind: string; readonly amount: Money };
export type UnderlyingDocument = {
  readonly underlyingCode: string;
  readonly supportingDocumentCode: string;
  readonly beneficiaryName: string;
  readonly purpose: string;
  readonly expiryDate: CalendarDate;
  readonly remaining: Money;
};
export type UnderlyingQuestion = {
  /** Like all amounts here, in the currency of the threshold; the caller converts it at today's rate. */
  readonly amount: Money;
  readonly documents: readonly UnderlyingDocument[];
  readonly threshold: Money;
  readonly mostDocuments: number;
  /** The amount that the company may still send this month; null if there is no limit. */
  readonly remainingLimit: Money | null;
  readonly date: CalendarDate;
  /** Whom the payment pays, and what for; left out while the maker has not said it yet. */
  readonly beneficiaryName?: string | undefined;
  readonly purpose?: string | undefined;
};
type Check = (question: UnderlyingQuestion) => Failure | null;

const CHECKS: readonly Check[] = [
  ({ documents, mostDocuments }) =>
    documents.length > mostDocuments ? failure('180', { most: String(mostDocuments) }) : null,
  (question) =>
    isAboveThreshold(question) && question.documents.length === 0
      ? failure('133', { limit: question.threshold })
      : null,
  ({ documents, date }) => expired(documents, date),
  ({ documents }) => (differs(documents, (document) => document.supportingDocumentCode) ? failure('178') : null),
  (question) =>
    isAboveThreshold(question) && !belongTogether(question)
      ? failure('179', { limit: question.threshold, ...documentedAndPaid(question) })
      : null,
  (question) => aboveWhatIsLeft(question),
];

export function thresholdInForce(
  rows: readonly ThresholdRow[],
  kind: string,
  date: CalendarDate,
): ThresholdRow | undefined {
  return rowInForce(
    rows.filter((row) => row.kind === kind),
    date,
  );
}

export function checkUnderlying(question: UnderlyingQuestion): Result<readonly UnderlyingDocument[]> {
  const { amount, threshold, documents, remainingLimit } = question;
  const amounts = [amount, ...documents.map(({ remaining }) => remaining), ...(remainingLimit ? [remainingLimit] : [])];
  return flatMap(
    sum(amounts, threshold.currency),
    () => CHECKS.map((check) => check(question)).find((result) => result !== null) ?? success(documents),
  );
}

function isAboveThreshold({ amount, threshold }: UnderlyingQuestion): boolean {
  return amount.minor > threshold.minor;
}

/** Whom and what the documents are for, and whom and what the payment is for, as far as it is known. */
function documentedAndPaid({ documents, beneficiaryName, purpose }: UnderlyingQuestion) {
  const documented = new Set(documents.map((one) => `${one.beneficiaryName} (${one.purpose})`));
  return {
    documented: [...documented].join(', '),
    paid: `${beneficiaryName ?? '-'} (${purpose ?? '-'})`,
  };
}

/** The documents belong to each other and to the payment. */
function belongTogether({ documents, beneficiaryName, purpose }: UnderlyingQuestion): boolean {
  const isForPayment = (document: UnderlyingDocument) =>
    (beneficiaryName === undefined || compareNames(beneficiaryName, document.beneficiaryName) === 'same') &&
    (purpose === undefined || document.purpose === purpose);
  const areAlike =
    !differs(documents, (document) => document.beneficiaryName) && !differs(documents, (document) => document.purpose);
  return areAlike && documents.every(isForPayment);
}

/** Ignores case and repeated spaces, which differ between scanned documents of the same beneficiary. */
function differs(documents: readonly UnderlyingDocument[], value: (document: UnderlyingDocument) => string): boolean {
  return new Set(documents.map((document) => value(document).trim().replace(/\s+/g, ' ').toUpperCase())).size > 1;
}

function expired(documents: readonly UnderlyingDocument[], date: CalendarDate): Failure | null {
  const document = documents.find(({ expiryDate }) => expiryDate < date);
  return document ? failure('181', { date: { date: document.expiryDate } }) : null;
}

function aboveWhatIsLeft({ amount, documents, remainingLimit }: UnderlyingQuestion): Failure | null {
  const documentRemaining = {
    ...amount,
    minor: documents.reduce((total, { remaining }) => total + remaining.minor, 0n),
  };
  const exceedsDocuments = documents.length > 0 && amount.minor > documentRemaining.minor;
  const exceedsLimit = remainingLimit !== null && amount.minor > remainingLimit.minor;
  if (exceedsDocuments && exceedsLimit) return failure('177', { documentRemaining, remaining: remainingLimit });
  if (exceedsDocuments) return failure('134', { remaining: documentRemaining });
  return exceedsLimit ? failure('135', { remaining: remainingLimit }) : null;
}

/** Takes the amount from the documents in the order in which they were chosen. */
export function allocateAmount(
  amount: Money,
  documents: readonly UnderlyingDocument[],
): { readonly document: UnderlyingDocument; readonly taken: Money; readonly left: Money }[] {
  let open = amount.minor;
  return documents.map((document) => {
    const { minor } = document.remaining;
    const taken = open < minor ? open : minor;
    open -= taken;
    return { document, taken: { ...amount, minor: taken }, left: { ...amount, minor: minor - taken } };
  });
}

/** Small purchases of one month are added up against the threshold. */
export function needsDocuments(amount: Money, usedThisMonth: Money, threshold: Money): boolean {
  return usedThisMonth.minor + amount.minor > threshold.minor;
}

export function checkWithoutDocuments(amount: Money, usedThisMonth: Money, threshold: Money): Result<Money> {
  if (!needsDocuments(amount, usedThisMonth, threshold)) return success(amount);
  if (amount.minor > threshold.minor) return failure('133', { limit: threshold });
  const left = threshold.minor - usedThisMonth.minor;
  return failure('1184', { remaining: { ...threshold, minor: left < 0n ? 0n : left }, limit: threshold });
}

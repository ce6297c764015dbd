import type { ErrorCode } from '../generated/error-codes.ts';
import type { TransactionType } from '../generated/types.ts';
import type { EpochMilliseconds } from './jakarta-time.ts';
import type { Late } from './late-transactions.ts';
import type { Money } from './money.ts';
import type { Parameters } from './parameters.ts';
import type { NameMatch } from './payee-name.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';

export type NoteKind =
  | 'possible-duplicate'
  | 'repeated-reference'
  | 'name-differs'
  | 'name-unchecked'
  | 'first-time-payee'
  | 'payee-account-changed'
  | 'next-working-day'
  | 'balance-low';
export type Note = {
  readonly kind: NoteKind;
  /** null: information only, no reason to refuse. */
  readonly code: ErrorCode | null;
  readonly mustConfirm: boolean;
  readonly parameters: Parameters;
  /** The payment that this one repeats; set only if the user may open it. */
  readonly earlier?: PaymentKey;
};
export type PaymentKey = { readonly refNo: string; readonly menuAccess: TransactionType };
/** What is known about an allowed payment; null means not found. */
export type PaymentFacts = {
  readonly earlier: { readonly amount: Money; readonly at: EpochMilliseconds; readonly key?: PaymentKey } | null;
  readonly repeatedReference: string | null;
  readonly names: { readonly match: NameMatch; readonly entered: string; readonly found: string } | null;
  /** The typed name, if the payee's bank was asked and returned none. */
  readonly uncheckedName: string | null;
  readonly isFirstTime: boolean;
  readonly accountChangedAt: EpochMilliseconds | null;
  readonly late: Late | null;
  readonly isBalanceLow: boolean;
};

export function paymentNotes(facts: PaymentFacts): Note[] {
  const { earlier, repeatedReference: reference, names, accountChangedAt: changed, late } = facts;
  return [
    late && toConfirm('next-working-day', late.code, late.parameters),
    earlier && {
      ...toConfirm('possible-duplicate', '131', { amount: earlier.amount, time: { at: earlier.at } }),
      ...(earlier.key && { earlier: earlier.key }),
    },
    reference !== null && toConfirm('repeated-reference', '130', { reference }),
    names?.match === 'different' && toConfirm('name-differs', '129', { entered: names.entered, found: names.found }),
    facts.uncheckedName !== null && toConfirm('name-unchecked', 'NAME_UNCHECKED', { entered: facts.uncheckedName }),
    changed !== null && toConfirm('payee-account-changed', '192', { time: { at: changed } }),
    facts.isFirstTime && toKnow('first-time-payee'),
    facts.isBalanceLow && toKnow('balance-low'),
  ].filter((note) => note !== false && note !== null);
}

const kindsByCode: Readonly<Partial<Record<string, NoteKind>>> = {
  '131': 'possible-duplicate',
  '130': 'repeated-reference',
  '129': 'name-differs',
  '192': 'payee-account-changed',
  NAME_UNCHECKED: 'name-unchecked',
};

/** The note for a refusal code that the user confirmed. Every unlisted code means that the payment is late. */
export const noteKindOf = (code: string): NoteKind => kindsByCode[code] ?? 'next-working-day';

/** Fails with the first note that must be confirmed and is not. */
export function checkConfirmed(notes: readonly Note[], confirmed: readonly NoteKind[]): Result<readonly Note[]> {
  const open = notes.find(({ kind, mustConfirm }) => mustConfirm && !confirmed.includes(kind));
  return open?.code ? failure(open.code, open.parameters) : success(notes);
}

function toConfirm(kind: NoteKind, code: ErrorCode, parameters: Parameters): Note {
  return { kind, code, mustConfirm: true, parameters };
}

function toKnow(kind: NoteKind): Note {
  return { kind, code: null, mustConfirm: false, parameters: {} };
}

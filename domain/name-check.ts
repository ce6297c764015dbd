// The state of the payee-name check: compares the bank's answer with the current form.
import { compareNames } from './payee-name.ts';

export type NameCheck =
  /** The bank was not asked, or about another account than the current one. */
  | 'unchecked'
  /** A name was found, but the user typed none to compare with. */
  | 'not-compared'
  | 'same'
  | 'similar'
  | 'different'
  /** No rail to this bank returns a name. */
  | 'impossible';

export interface CheckedName {
  /** Identifies the account: bank and number, or the proxy. */
  readonly asks: string;
  /** The name that the user typed. */
  readonly typed: string;
  /** The bank's answer, with the account that was asked about. */
  readonly found: { readonly asked: string; readonly name: string } | null;
  readonly canBeAsked: boolean;
}

/** The answer is ignored if the account changed; the names are compared again whenever the typed one changes. */
export function nameCheck({ asks, typed, found, canBeAsked }: CheckedName): NameCheck {
  if (!canBeAsked) return 'impossible';
  if (!found || found.asked !== asks || asks === '') return 'unchecked';
  return compareNames(typed.trim() || undefined, found.name);
}

/** A different name also counts as known, because the user confirms it in the review. */
export const isNameKnown = (state: NameCheck): boolean => state !== 'unchecked';

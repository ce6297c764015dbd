// The one state of the payee-name check: what the bank found, held against what stands in the form now.
import { compareNames } from './payee-name.ts';

export type NameCheck =
  /** The bank was not asked, or about something else than what stands there now. */
  | 'unchecked'
  /** Found, and nothing was typed to compare it with. */
  | 'not-compared'
  | 'same'
  | 'similar'
  | 'different'
  /** No rail to this bank gives a name. */
  | 'impossible';

export interface CheckedName {
  /** What stands for the account: bank and number, or the proxy. */
  readonly asks: string;
  /** The name as the person knows it. */
  readonly typed: string;
  /** The answer of the bank. */
  readonly found: { readonly asked: string; readonly name: string } | null;
  readonly canBeAsked: boolean;
}

/** A name belongs to what was asked about; it is compared anew whenever the typed one changes. */
export function nameCheck({ asks, typed, found, canBeAsked }: CheckedName): NameCheck {
  if (!canBeAsked) return 'impossible';
  if (!found || found.asked !== asks || asks === '') return 'unchecked';
  return compareNames(typed.trim() || undefined, found.name);
}

/** Whether the payee can be relied on as far as the form goes; a different name is confirmed in the review. */
export const isNameKnown = (state: NameCheck): boolean => state !== 'unchecked';

// The state of the payee-name check: compares the bank's answer with the current form.
import { compareNames, type NameMatch } from './payee-name.ts';

export type NameCheck =
  /** The bank was not asked, or about another account than the current one. */
  | 'unchecked'
  /** A name was found, but the user typed none to compare with. */
  | 'not-compared'
  | 'same'
  | 'similar'
  | 'different'
  /** The typed name is sent as it is, and the bank compares it in the review. */
  | 'in-review'
  /** No rail to this bank returns a name. */
  | 'impossible';

export interface CheckedName {
  /** Identifies the account: bank and number, or the proxy. */
  readonly asks: string;
  /** The names that the user typed. */
  readonly typed: readonly string[];
  /** The bank's answer, with the account that was asked about. */
  readonly found: { readonly asked: string; readonly name: string } | null;
  readonly canBeAsked: boolean;
  /** True if the payment sends a typed name instead of the one from the bank. */
  readonly isSentAsTyped: boolean;
}

/** From the most to the least important. */
const byWeight = ['different', 'similar', 'same'] as const;

function worstMatch(typed: readonly string[], found: string): NameMatch {
  const matches = typed.map((name) => compareNames(name.trim() || undefined, found));
  return byWeight.find((match) => matches.includes(match)) ?? 'not-compared';
}

/** The answer is ignored if the account changed; the names are compared again whenever a typed one changes. */
export function nameCheck({ asks, typed, found, canBeAsked, isSentAsTyped }: CheckedName): NameCheck {
  if (!canBeAsked) return 'impossible';
  if (!found && isSentAsTyped) return 'in-review';
  if (!found || found.asked !== asks || asks === '') return 'unchecked';
  return worstMatch(typed, found.name);
}

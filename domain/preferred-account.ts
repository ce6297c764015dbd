// The default debit account of a new payment.

export interface AccountToDebit {
  /** Starred by this user. */
  readonly favorite: boolean;
  /** Why it cannot be debited for this payment; null if it can. */
  readonly code: string | null;
}

/** The starred account if it can be debited, otherwise the first account that can. */
export function preferredAccount<Account extends AccountToDebit>(accounts: readonly Account[]): Account | undefined {
  const usable = accounts.filter(({ code }) => code === null);
  return usable.find(({ favorite }) => favorite) ?? usable[0];
}

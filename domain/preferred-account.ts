// The account that a new payment is debited from until the person chooses another.

export interface AccountToDebit {
  /** Starred by this person. */
  readonly favorite: boolean;
  /** Why it cannot be debited for this payment; null when it can. */
  readonly code: string | null;
}

/** The starred account that can be debited, else the first one that can. */
export function preferredAccount<Account extends AccountToDebit>(accounts: readonly Account[]): Account | undefined {
  const usable = accounts.filter(({ code }) => code === null);
  return usable.find(({ favorite }) => favorite) ?? usable[0];
}

// The accounts that a sub user group gives to its members.
import type { AccountAccess } from '../generated/types.ts';

export interface AccessRights {
  readonly accountId: string;
  readonly inquiry: boolean;
  readonly transaction: boolean;
}

interface KnownAccount {
  readonly accountId: string;
  readonly accountType: 'SA' | 'CA';
}

/**
 * Returns the rights on each account; an account that the company does not have is left out. A member who may debit an
 * account also sees it.
 */
export function reachedAccounts(access: AccountAccess, accounts: readonly KnownAccount[]): AccessRights[] {
  const seen = (rights: AccessRights): AccessRights => ({ ...rights, inquiry: rights.inquiry || rights.transaction });
  if (access.kind === 'account-types') {
    const { accountTypes, inquiry, transaction } = access;
    const reached = accounts.filter(({ accountType }) => accountTypes.includes(accountType));
    return reached.map(({ accountId }) => seen({ accountId, inquiry, transaction }));
  }
  const known = new Set(accounts.map(({ accountId }) => accountId));
  return access.accounts.filter(({ accountId }) => known.has(accountId)).map(seen);
}

type Rights = Pick<AccessRights, 'inquiry' | 'transaction'>;

/** Returns true when each part of the access gives at least one right. */
export const givesRights = (access: AccountAccess): boolean =>
  (access.kind === 'account-types' ? [access] : access.accounts).every(
    ({ inquiry, transaction }: Rights) => inquiry || transaction,
  );

export interface AccessChange {
  readonly added: readonly AccessRights[];
  readonly changed: readonly AccessRights[];
  readonly removed: readonly string[];
}

/**
 * Returns what to change in the rights of a member. Accounts that both have stay as they are, because an
 * administrator may have hidden one of them from this member.
 */
export function accessChange(before: readonly AccessRights[], after: readonly AccessRights[]): AccessChange {
  const old = new Map(before.map((rights) => [rights.accountId, rights]));
  const kept = new Set(after.map(({ accountId }) => accountId));
  const isOther = (rights: AccessRights) => {
    const known = old.get(rights.accountId);
    return known !== undefined && (known.inquiry !== rights.inquiry || known.transaction !== rights.transaction);
  };
  return {
    added: after.filter(({ accountId }) => !old.has(accountId)),
    changed: after.filter(isOther),
    removed: before.map(({ accountId }) => accountId).filter((accountId) => !kept.has(accountId)),
  };
}

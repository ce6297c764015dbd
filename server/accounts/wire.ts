import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { toWire, type CurrencyCode, type WireMoney } from '../../domain/money.ts';
import type { AccountBranch, FromAccount, OutstandingAccount } from '../../generated/types.ts';
import { minorOf } from '../db/numeric.ts';
import type { VisibleAccount } from './visible-accounts.ts';

export const wire = (minor: bigint, currency: CurrencyCode): WireMoney => toWire({ minor, currency });

/** Converts an amount from its text in the database. */
export const wireOf = (numeric: string, currency: CurrencyCode): WireMoney => wire(minorOf(numeric), currency);

export const todayOf = (now: Date): string => jakartaMoment(now.getTime()).date;

export const fromAccountOf = ({ accountId, number, alias, currency }: VisibleAccount): FromAccount => ({
  id: accountId,
  number,
  alias,
  currency,
});

export const branchOf = ({ details }: VisibleAccount): AccountBranch => details['branch'] as AccountBranch;

export function textOf({ details }: VisibleAccount, name: string): string {
  const found = details[name];
  return typeof found === 'string' ? found : '';
}

export const outstandingOf = (account: VisibleAccount, now: Date): OutstandingAccount => ({
  accountId: account.accountId,
  accountNumber: account.number,
  ccy: account.currency,
  availableBalance: wire(account.available, account.currency),
  ledgerBalance: wire(account.ledger, account.currency),
  holdAmount: wire(account.hold, account.currency),
  overdraftLimit: account.overdraft === 0n ? null : wire(account.overdraft, account.currency),
  lastUpdate: wireInstant(now.getTime()),
});

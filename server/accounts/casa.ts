import { wireInstant } from '../../domain/jakarta-time.ts';
import { casaWarnings } from '../../domain/account-warnings.ts';
import { partsOf } from '../../domain/calendar-date.ts';
import { simpleInterest } from '../../domain/interest.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CasaAccount, ServiceCode } from '../../generated/types.ts';
import type { Context, Who } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { sortedPage } from '../lists/sorted-page.ts';
import { closedCurrencies } from './cut-offs.ts';
import { inListOrder, isWanted, totalsOf } from './filter.ts';
import { lastMovementOn } from './movement-store.ts';
import { readVisibleAccounts, loadVisibleAccount, type VisibleAccount } from './visible-accounts.ts';
import { branchOf, outstandingOf, textOf, todayOf, wire } from './wire.ts';

const minimumOf = (account: VisibleAccount) => minorOf(textOf(account, 'minimumBalance') || '0');

/** Returns a current or savings account as lists show it. */
export function casaOf(account: VisibleAccount, now: Date, isClosed: boolean): CasaAccount {
  const warnings = casaWarnings({ ...account, minimum: minimumOf(account) });
  return {
    accountId: account.accountId,
    accountNumber: account.number,
    accountName: account.alias,
    accountType: account.kind as CasaAccount['accountType'],
    accountCurrency: account.currency,
    accountBalance: wire(account.available, account.currency),
    accountInterestRate: account.rate,
    favorite: account.isFavorite,
    closeCutOffTime: isClosed,
    isWarning: warnings.length > 0,
    warnings,
    status: account.status,
    lastUpdate: wireInstant(now.getTime()),
  };
}

export const listCasaAccounts: Handlers<Context>['listCasaAccounts'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const accounts = (await readVisibleAccounts(db, who, ['CA', 'SA'])).filter((account) =>
    isWanted(account, body.filter),
  );
  const currencies = accounts.map(({ currency }) => currency);
  const closed = await closedCurrencies(context, 'debit', currencies);
  const items = accounts.map((account) => casaOf(account, now, closed.has(account.currency)));
  return { totals: totalsOf(accounts), ...sortedPage(items, inListOrder('casa', body.reverse), body.page) };
};

const transferServices: Readonly<Record<'local' | 'foreign', readonly ServiceCode[]>> = {
  local: [
    'SVC_LCY_OVB',
    'SVC_LCY_BIFAST',
    'SVC_LCY_ONLINE',
    'SVC_LCY_LLG',
    'SVC_LCY_RTGS',
    'SVC_BILL_PAY',
    'SVC_TOPUP',
    'SVC_TAX_PAY',
  ],
  foreign: ['SVC_FCY_OVB', 'SVC_FCY_TT'],
};

function servicesOn({ status, currency }: VisibleAccount, { services }: Who): ServiceCode[] {
  if (status !== 'active') return [];
  const possible = transferServices[currency === 'IDR' ? 'local' : 'foreign'];
  return possible.filter((service) => services.includes(service));
}

/** Returns the interest since the first of the month, calculated on the present balance. Null without a rate. */
function accruedOf({ ledger, rate, currency }: VisibleAccount, today: string) {
  if (rate === null) return null;
  return wire(ledger > 0n ? simpleInterest(ledger, rate, partsOf(today).day, 365) : 0n, currency);
}

export const getCasaAccount: Handlers<Context>['getCasaAccount'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const account = await loadVisibleAccount(db, who, body.accountId, ['CA', 'SA']);
  const closed = await closedCurrencies(context, 'debit', [account.currency]);
  return {
    account: casaOf(account, now, closed.has(account.currency)),
    holderName: account.holder,
    productName: textOf(account, 'productName'),
    branch: branchOf(account),
    openedOn: textOf(account, 'openedOn'),
    outstanding: outstandingOf(account, now),
    minimumBalance: wire(minimumOf(account), account.currency),
    accruedInterest: accruedOf(account, todayOf(now)),
    lastMovementOn: await lastMovementOn(db, who.companyId, account.accountId),
    transferServices: servicesOn(account, who),
  };
};

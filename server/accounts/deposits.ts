import { depositWarnings } from '../../domain/account-warnings.ts';
import { daysBetween } from '../../domain/calendar-date.ts';
import { partOf, simpleInterest } from '../../domain/interest.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DepositInterest, TimeDeposit } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { sortedPage } from '../lists/sorted-page.ts';
import { closedCurrencies } from './cut-offs.ts';
import { inListOrder, isWanted, totalsOf } from './filter.ts';
import { loadNamedAccount, readVisibleAccounts, loadVisibleAccount, type VisibleAccount } from './visible-accounts.ts';
import { branchOf, textOf, todayOf, wire } from './wire.ts';

/** The final income tax on the interest of deposits. */
const taxPercent = '20';

function depositOf(account: VisibleAccount, today: string, isClosed: boolean): TimeDeposit {
  const maturityDate = textOf(account, 'maturityDate');
  const warnings = depositWarnings(maturityDate, today);
  return {
    accountId: account.accountId,
    accountNumber: account.number,
    accountName: account.alias,
    accountCurrency: account.currency,
    accountBalance: wire(account.ledger, account.currency),
    accountInterestRate: account.rate ?? '0.00',
    favorite: account.isFavorite,
    closeCutOffTime: isClosed,
    isWarning: warnings.length > 0,
    warnings,
    status: account.status,
    tenor: account.details['tenor'] as TimeDeposit['tenor'],
    placedOn: textOf(account, 'placedOn'),
    maturityDate,
    aroInstruction: textOf(account, 'aroInstruction') as TimeDeposit['aroInstruction'],
  };
}

export const listTimeDeposits: Handlers<Context>['listTimeDeposits'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const accounts = (await readVisibleAccounts(db, who, ['TD'])).filter((account) => isWanted(account, body.filter));
  const currencies = accounts.map(({ currency }) => currency);
  const closed = await closedCurrencies(context, 'bank-desk', currencies);
  const items = accounts.map((account) => depositOf(account, todayOf(now), closed.has(account.currency)));
  return { totals: totalsOf(accounts), ...sortedPage(items, inListOrder('deposits', body.reverse), body.page) };
};

/** Returns the interest up to yesterday, and the interest at maturity before and after the final tax. */
function interestOf(account: VisibleAccount, today: string): DepositInterest {
  const { ledger, currency, rate } = account;
  const placedOn = textOf(account, 'placedOn');
  const term = daysBetween(placedOn, textOf(account, 'maturityDate'));
  const earned = (days: number) => simpleInterest(ledger, rate ?? '0', days, 365);
  const gross = earned(term);
  const tax = partOf(gross, taxPercent);
  return {
    accrued: wire(earned(Math.min(term, Math.max(0, daysBetween(placedOn, today)))), currency),
    grossAtMaturity: wire(gross, currency),
    taxRate: taxPercent,
    taxAtMaturity: wire(tax, currency),
    netAtMaturity: wire(gross - tax, currency),
  };
}

export const getTimeDeposit: Handlers<Context>['getTimeDeposit'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const account = await loadVisibleAccount(db, who, body.accountId, ['TD']);
  const payTo = await loadNamedAccount(db, who, textOf(account, 'payTo'));
  const closed = await closedCurrencies(context, 'bank-desk', [account.currency]);
  return {
    deposit: depositOf(account, todayOf(now), closed.has(account.currency)),
    holderName: account.holder,
    bilyetNumber: textOf(account, 'bilyetNumber'),
    branch: branchOf(account),
    interest: interestOf(account, todayOf(now)),
    payPrincipalTo: payTo,
    payInterestTo: payTo,
    rollovers: Number(account.details['rollovers'] ?? 0),
    isPledged: account.details['isPledged'] === true,
  };
};

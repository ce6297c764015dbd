import { daysBetween } from '../../domain/calendar-date.ts';
import { loanBasis, simpleInterest } from '../../domain/interest.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { LoanDetail, LoanInstalment } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { sortedPage } from '../lists/sorted-page.ts';
import { closedCurrencies } from './cut-offs.ts';
import { showFacility } from './facilities.ts';
import { loanOf, viewsOf, type LoanView } from './loans.ts';
import { loadNamedAccount, loadVisibleAccount } from './visible-accounts.ts';
import { branchOf, textOf, todayOf, wire } from './wire.ts';

/** Returns the interest since the last paid instalment, and the total of the overdue instalments. */
function duesOf({ account, instalments }: LoanView, today: string): Pick<LoanDetail, 'interestAccrued' | 'arrears'> {
  const { currency, rate, ledger } = account;
  const last = instalments.findLast(({ status }) => status === 'paid')?.dueDate ?? textOf(account, 'drawnOn');
  const days = Math.max(0, daysBetween(last, today));
  const arrears = instalments
    .filter(({ status }) => status === 'overdue')
    .reduce((total, instalment) => total + minorOf(instalment.total.value), 0n);
  return {
    interestAccrued: wire(simpleInterest(-ledger, rate ?? '0', days, loanBasis(currency)), currency),
    arrears: wire(arrears, currency),
  };
}

export const getLoan: Handlers<Context>['getLoan'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const account = await loadVisibleAccount(db, who, body.accountId, ['LOAN']);
  const [view = { account, instalments: [] }] = await viewsOf(context, [account]);
  const closed = await closedCurrencies(context, 'bank-desk', [account.currency]);
  const terms = account.details as Pick<LoanDetail, 'interestBasis' | 'referenceRate' | 'margin' | 'collectability'>;
  return {
    loan: loanOf(view, todayOf(now), closed.has(account.currency)),
    holderName: account.holder,
    facility: await showFacility(context, textOf(account, 'facilityId')),
    branch: branchOf(account),
    interestBasis: terms.interestBasis,
    referenceRate: terms.referenceRate,
    margin: terms.margin,
    principalPaid: wire(minorOf(textOf(account, 'plafond')) + account.ledger, account.currency),
    ...duesOf(view, todayOf(now)),
    instalmentsPaid: view.instalments.filter(({ status }) => status === 'paid').length,
    instalments: Math.max(1, view.instalments.length),
    collectability: terms.collectability,
    debitAccount: await loadNamedAccount(db, who, textOf(account, 'debitFrom')),
  };
};

export const listLoanInstalments: Handlers<Context>['listLoanInstalments'] = async ({ body }, context) => {
  const account = await loadVisibleAccount(context.db, context.who, body.accountId, ['LOAN']);
  const [view] = await viewsOf(context, [account]);
  const { statuses = [] } = body;
  const wanted = (view?.instalments ?? []).filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const sorting = {
    name: 'instalments',
    by: ({ number }: LoanInstalment) => String(number).padStart(4, '0'),
    key: ({ number }: LoanInstalment) => String(number),
    direction: 'asc' as const,
  };
  return sortedPage(wanted, sorting, body.page);
};

import { instalmentState, loanWarnings } from '../../domain/account-warnings.ts';
import { orderKeyOf } from '../../domain/list-order.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, DateRange, FacilityRecordFilter, Loan, LoanInstalment } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { sortedPage } from '../lists/sorted-page.ts';
import { closedCurrencies } from './cut-offs.ts';
import { readInstalments, type InstalmentRow } from './loan-store.ts';
import { readVisibleAccounts, type VisibleAccount } from './visible-accounts.ts';
import { textOf, todayOf, wire, wireOf } from './wire.ts';

function instalmentOf(row: InstalmentRow, currency: CurrencyCode, today: string): LoanInstalment {
  const total = minorOf(row.principal) + minorOf(row.interest) + minorOf(row.penalty);
  return {
    number: row.number,
    dueDate: row.due_date,
    principal: wireOf(row.principal, currency),
    interest: wireOf(row.interest, currency),
    penalty: wireOf(row.penalty, currency),
    total: wire(total, currency),
    remainingPrincipal: wireOf(row.remaining, currency),
    status: row.paid_on ? 'paid' : instalmentState(row.due_date, today),
    paidOn: row.paid_on,
  };
}

function statusOf(account: VisibleAccount, next: LoanInstalment | undefined): Loan['status'] {
  if (!next || account.ledger === 0n) return 'paid-off';
  return next.status === 'overdue' || next.status === 'due' ? next.status : 'current';
}

export interface LoanView {
  readonly account: VisibleAccount;
  readonly instalments: readonly LoanInstalment[];
}

export function loanOf({ account, instalments }: LoanView, today: string, isClosed: boolean): Loan {
  const next = instalments.find(({ status }) => status !== 'paid');
  const warnings = loanWarnings(next?.dueDate ?? null, today);
  return {
    accountId: account.accountId,
    accountNumber: account.number,
    accountName: account.alias,
    facilityId: textOf(account, 'facilityId'),
    loanType: textOf(account, 'loanType') as Loan['loanType'],
    accountCurrency: account.currency,
    accountBalance: wire(-account.ledger, account.currency),
    accountInterestRate: account.rate ?? '0.00',
    favorite: account.isFavorite,
    closeCutOffTime: isClosed,
    isWarning: warnings.length > 0,
    warnings,
    plafond: wireOf(textOf(account, 'plafond'), account.currency),
    drawnOn: textOf(account, 'drawnOn'),
    maturityDate: textOf(account, 'maturityDate'),
    nextInstalment: next ?? null,
    status: statusOf(account, next),
  };
}

export async function viewsOf({ db, who, now }: Context, accounts: readonly VisibleAccount[]): Promise<LoanView[]> {
  const ids = accounts.map(({ accountId }) => accountId);
  const byLoan = Map.groupBy(await readInstalments(db, who.companyId, ids), (row) => row.account_id);
  return accounts.map((account) => ({
    account,
    instalments: (byLoan.get(account.accountId) ?? []).map((row) => instalmentOf(row, account.currency, todayOf(now))),
  }));
}

const isInState = ({ status }: Loan, state: 'open' | 'closed' | 'all') =>
  state === 'all' || (status !== 'paid-off') === (state === 'open');

const isWithin = (date: string, range: DateRange | undefined) => !range || (date >= range.from && date <= range.to);

function isWanted(loan: Loan, filter: FacilityRecordFilter = {}): boolean {
  const { facilityId = loan.facilityId, state = 'open', currencies = [], due, search = '' } = filter;
  return (
    loan.facilityId === facilityId &&
    isInState(loan, state) &&
    (currencies.length === 0 || currencies.includes(loan.accountCurrency)) &&
    isWithin(loan.maturityDate, due) &&
    `${loan.accountName} ${loan.accountNumber}`.toLowerCase().includes(search.toLowerCase())
  );
}

export const listLoans: Handlers<Context>['listLoans'] = async ({ body }, context) => {
  const views = await viewsOf(context, await readVisibleAccounts(context.db, context.who, ['LOAN']));
  const currencies = views.map(({ account }) => account.currency);
  const closed = await closedCurrencies(context, 'bank-desk', currencies);
  const today = todayOf(context.now);
  const loans = views.map((view) => loanOf(view, today, closed.has(view.account.currency)));
  const sorting = {
    name: 'loans',
    by: (loan: Loan) => orderKeyOf(loan, loan.status === 'overdue'),
    key: ({ accountId }: Loan) => accountId,
    direction: body.reverse ? ('desc' as const) : ('asc' as const),
  };
  return sortedPage(
    loans.filter((loan) => isWanted(loan, body.filter)),
    sorting,
    body.page,
  );
};

import { addDays, daysBetween } from '../../domain/calendar-date.ts';
import { shareOf } from '../../domain/interest.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CashFlow, CurrencyCode, DateRange, InsightFilter } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { Refusal } from '../refusal.ts';
import { balanceAtStart, readDays, readPartners, type DayRow, type Scope } from './insight-store.ts';
import { periodOf } from './movement-store.ts';
import { checkDays } from './mutations.ts';
import { readVisibleAccounts, type VisibleAccount } from './visible-accounts.ts';
import { wire } from './wire.ts';

/** Returns the chosen or all current and savings accounts. Throws a Refusal if the user may not see a chosen one. */
export async function chosenAccounts(
  { db, who }: Context,
  accountIds: readonly string[] | undefined,
): Promise<VisibleAccount[]> {
  const visible = await readVisibleAccounts(db, who, ['CA', 'SA']);
  if (!accountIds) return visible;
  const chosen = visible.filter(({ accountId }) => accountIds.includes(accountId));
  if (chosen.length < new Set(accountIds).size) throw new Refusal('193');
  return chosen;
}

const idsIn = (accounts: readonly VisibleAccount[], currency: CurrencyCode) =>
  accounts.filter((account) => account.currency === currency).map(({ accountId }) => accountId);

const datesOf = ({ from, to }: DateRange): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

function daysOf(dates: DateRange, rows: readonly DayRow[], currency: CurrencyCode, opening: bigint): CashFlow['days'] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  let balance = opening;
  return datesOf(dates).map((date) => {
    const row = byDay.get(date);
    balance += minorOf(row?.net ?? '0');
    return {
      date,
      cashIn: wire(minorOf(row?.cash_in ?? '0'), currency),
      cashOut: wire(minorOf(row?.cash_out ?? '0'), currency),
      closingBalance: wire(balance, currency),
    };
  });
}

/** Returns the cash flow of accounts that have the same currency. */
export async function cashFlowOf(
  { db, who }: Context,
  accountIds: readonly string[],
  dates: DateRange,
  currency: CurrencyCode,
): Promise<CashFlow> {
  const scope: Scope = { companyId: who.companyId, accountIds, ...periodOf(dates) };
  const rows = await readDays(db, scope);
  const cashIn = rows.reduce((total, row) => total + minorOf(row.cash_in), 0n);
  const cashOut = rows.reduce((total, row) => total + minorOf(row.cash_out), 0n);
  const opening = minorOf(await balanceAtStart(db, scope));
  return {
    currency,
    cashIn: wire(cashIn, currency),
    cashOut: wire(cashOut, currency),
    net: wire(cashIn - cashOut, currency),
    days: daysOf(dates, rows, currency, opening),
  };
}

export const getCashFlow: Handlers<Context>['getCashFlow'] = async ({ body }, context) => {
  await checkDays(context, body.dates, 'dates');
  const accounts = await chosenAccounts(context, body.accountIds);
  return cashFlowOf(context, idsIn(accounts, body.currency), body.dates, body.currency);
};

async function scopeOf(context: Context, { accountIds, currency, dates }: InsightFilter): Promise<Scope> {
  const accounts = await chosenAccounts(context, accountIds);
  return { companyId: context.who.companyId, accountIds: idsIn(accounts, currency), ...periodOf(dates) };
}

const ownName = 'Bank';

export const listTopCounterparties: Handlers<Context>['listTopCounterparties'] = async ({ body }, context) => {
  await checkDays(context, body.filter.dates, 'filter.dates');
  const rows = await readPartners(context.db, await scopeOf(context, body.filter), body.direction);
  return rows.map((row) => ({
    name: row.name,
    bankName: row.bank_name || ownName,
    accountNumber: row.account_number || null,
    total: wire(minorOf(row.total), body.filter.currency),
    movements: row.movements,
    share: shareOf(minorOf(row.total), minorOf(row.whole)),
    lastOn: row.last_on,
  }));
};

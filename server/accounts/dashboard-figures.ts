import { wireInstant } from '../../domain/jakarta-time.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { shareOf } from '../../domain/interest.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { BalancesByCurrency, CashFlow, CurrencyBalance, CurrencyCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { cashFlowOf, chosenAccounts } from './insights.ts';
import type { VisibleAccount } from './visible-accounts.ts';
import { todayOf, wire } from './wire.ts';
import { unitRate, worthInRupiah } from './worth.ts';

const daysShown = 7;

interface Holding {
  readonly currency: CurrencyCode;
  readonly accounts: readonly VisibleAccount[];
  readonly available: bigint;
  readonly worth: bigint;
}

async function holdingOf(
  context: Context,
  currency: CurrencyCode,
  accounts: readonly VisibleAccount[],
): Promise<Holding> {
  const available = accounts.reduce((total, account) => total + account.available, 0n);
  return { currency, accounts, available, worth: await worthInRupiah(context, { minor: available, currency }) };
}

async function balanceOf(context: Context, holding: Holding, whole: bigint): Promise<CurrencyBalance> {
  const { currency, accounts, available, worth } = holding;
  const ledger = accounts.reduce((total, account) => total + account.ledger, 0n);
  return {
    currency,
    accounts: accounts.length,
    available: wire(available, currency),
    ledger: wire(ledger, currency),
    rate: await unitRate(context, currency),
    equivalentIdr: wire(worth, 'IDR'),
    share: shareOf(worth, whole),
  };
}

const byCurrency = (accounts: readonly VisibleAccount[]) => [...Map.groupBy(accounts, ({ currency }) => currency)];

async function balancesOf(context: Context, accounts: readonly VisibleAccount[]): Promise<BalancesByCurrency> {
  const holdings: Holding[] = [];
  for (const [currency, group] of byCurrency(accounts)) holdings.push(await holdingOf(context, currency, group));
  const total = holdings.reduce((sum, { worth }) => sum + worth, 0n);
  const largestFirst = holdings.toSorted(
    (left, right) => Number(right.worth > left.worth) - Number(right.worth < left.worth),
  );
  const items: CurrencyBalance[] = [];
  for (const holding of largestFirst) items.push(await balanceOf(context, holding, total));
  return { asOf: wireInstant(context.now.getTime()), totalEquivalentIdr: wire(total, 'IDR'), items, unreadAccounts: 0 };
}

export const getBalancesByCurrency: Handlers<Context>['getBalancesByCurrency'] = async ({ body }, context) =>
  balancesOf(context, await chosenAccounts(context, body.accountIds));

const hasMoved = ({ days }: CashFlow) =>
  days.some(({ cashIn, cashOut }) => cashIn.value !== '0.00' || cashOut.value !== '0.00');

export const getDashboardFigures: Handlers<Context>['getDashboardFigures'] = async (_, context) => {
  const accounts = await chosenAccounts(context, undefined);
  const to = todayOf(context.now);
  const dates = { from: addDays(to, 1 - daysShown), to };
  const cashFlows: CashFlow[] = [];
  for (const [currency, group] of byCurrency(accounts)) {
    const ids = group.map(({ accountId }) => accountId);
    cashFlows.push(await cashFlowOf(context, ids, dates, currency));
  }
  return { balances: await balancesOf(context, accounts), cashFlows: cashFlows.filter(hasMoved) };
};

import { instantOf, wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ValasAccount, ValasDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { sortedPage } from '../lists/sorted-page.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { equivalentOf } from '../reference/rates.ts';
import { casaOf } from './casa.ts';
import { closedCurrencies } from './cut-offs.ts';
import { inListOrder, isWanted, totalsOf } from './filter.ts';
import { lastMovementOn } from './movement-store.ts';
import { countOpenDeals, purchasesSince, purchaseThreshold, quotedAt } from './valas-store.ts';
import { readVisibleAccounts, loadVisibleAccount, type VisibleAccount } from './visible-accounts.ts';
import { branchOf, outstandingOf, textOf, todayOf, wire } from './wire.ts';
import { unitRate, worthInRupiah } from './worth.ts';

interface Worth {
  readonly item: ValasAccount;
  readonly minor: bigint;
}

async function valasOf(context: Context, account: VisibleAccount, isClosed: boolean): Promise<Worth> {
  const minor = await worthInRupiah(context, { minor: account.available, currency: account.currency });
  const rate = await unitRate(context, account.currency);
  const item = { ...casaOf(account, context.now, isClosed), rate, equivalentIdr: wire(minor, 'IDR') };
  return { item, minor };
}

export const listValasAccounts: Handlers<Context>['listValasAccounts'] = async ({ body }, context) => {
  const visible = await readVisibleAccounts(context.db, context.who, ['CA', 'SA']);
  const accounts = visible.filter((account) => account.currency !== 'IDR' && isWanted(account, body.filter));
  const currencies = accounts.map(({ currency }) => currency);
  const closed = await closedCurrencies(context, 'debit', currencies);
  const worths: Worth[] = [];
  for (const account of accounts) worths.push(await valasOf(context, account, closed.has(account.currency)));
  const items = worths.map(({ item }) => item);
  const total = worths.reduce((sum, { minor }) => sum + minor, 0n);
  return {
    totals: totalsOf(accounts),
    totalEquivalentIdr: wire(total, 'IDR'),
    ...sortedPage(items, inListOrder('valas', body.reverse), body.page),
  };
};

async function purchaseOf({ db, who, now }: Context): Promise<ValasDetail['purchase']> {
  const today = todayOf(now);
  const row = await purchaseThreshold(db, today);
  if (!row) throw new Refusal('ERR_HOST_RATE');
  const monthStart = new Date(instantOf({ date: `${today.slice(0, 8)}01`, time: '00:00' }));
  let used = 0n;
  for (const bought of await purchasesSince(db, who.companyId, monthStart)) {
    const worth = await equivalentOf(db, bought, row.currency, now);
    if (!worth.ok) throw refusalOf(worth);
    used += worth.value.minor;
  }
  const threshold = minorOf(row.amount);
  const remaining = threshold > used ? threshold - used : 0n;
  const shown = (minor: bigint) => wire(minor, row.currency);
  return { threshold: shown(threshold), used: shown(used), remaining: shown(remaining) };
}

async function ratesOf(context: Context, { currency }: VisibleAccount): Promise<ValasDetail['rates']> {
  const quoted = await quotedAt(context.db, currency, context.now);
  return {
    buyRate: await unitRate(context, currency, 'tt_buy'),
    sellRate: await unitRate(context, currency, 'tt_sell'),
    quotedAt: wireInstant((quoted ?? context.now).getTime()),
  };
}

export const getValasAccount: Handlers<Context>['getValasAccount'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const account = await loadVisibleAccount(db, who, body.accountId, ['CA', 'SA']);
  if (account.currency === 'IDR') throw new Refusal('193');
  const closed = await closedCurrencies(context, 'debit', [account.currency]);
  const { item } = await valasOf(context, account, closed.has(account.currency));
  return {
    account: item,
    holderName: account.holder,
    productName: textOf(account, 'productName'),
    branch: branchOf(account),
    openedOn: textOf(account, 'openedOn'),
    outstanding: outstandingOf(account, now),
    rates: await ratesOf(context, account),
    purchase: await purchaseOf(context),
    openDeals: await countOpenDeals(db, who.companyId, account.accountId),
    lastMovementOn: await lastMovementOn(db, who.companyId, account.accountId),
  };
};

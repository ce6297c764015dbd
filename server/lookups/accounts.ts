import { withoutSeparators } from '../../domain/identifiers/digits.ts';
import { isOpen, serviceState, type ServiceState } from '../../domain/cut-off.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { sortAccounts } from '../../domain/list-order.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AccountChoice, CurrencyCode, ServiceCode } from '../../generated/types.ts';
import { readVisibleAccounts, loadVisibleAccountByNumber, type VisibleAccount } from '../accounts/visible-accounts.ts';
import { outstandingOf, wire } from '../accounts/wire.ts';
import type { Context } from '../context.ts';
import { pageOfItems } from '../lists/sorted-items.ts';
import { readHoursOf } from '../reference/calendar.ts';
import { readBankLimits } from '../reference/rails.ts';
import { Refusal } from '../refusal.ts';

type LookupHandlers = Handlers<Context>;

export const getAccountBalance: LookupHandlers['getAccountBalance'] = async ({ query }, { db, who, now }) => {
  return outstandingOf(await loadVisibleAccountByNumber(db, who, query.accountNumber, ['CA', 'SA']), now);
};

/** The currencies of accounts that a service debits, any where there are none, and whether it is open for a currency. */
interface ServiceFit {
  readonly currencies: readonly CurrencyCode[];
  readonly state: (currency: CurrencyCode) => ServiceState | undefined;
}

async function fitOf(
  { db, now }: Context,
  service: ServiceCode,
  currencies: readonly CurrencyCode[],
): Promise<ServiceFit> {
  const moment = jakartaMoment(now.getTime());
  const limits = await readBankLimits(db, moment.date);
  const hoursOf = await readHoursOf(db, currencies);
  const stateOf = (currency: CurrencyCode) => {
    const state = serviceState(hoursOf(currency), service, moment);
    return state.ok ? state.value : undefined;
  };
  const taken = limits.filter((limit) => limit.service === service).map(({ currency }) => currency);
  // Limits in other currencies are about the amount sent abroad, for which any account is exchanged.
  const isExchanged = taken.some((currency) => currency !== 'IDR');
  return { currencies: isExchanged ? [] : taken, state: stateOf };
}

const codeOfStatus = { active: null, blocked: '90', dormant: '91', closed: '91' } as const;

/**
 * Returns why an account cannot be used for the service, the most permanent reason first. A service that is closed now
 * takes payments of a later day.
 */
function obstacle({ status, currency }: VisibleAccount, fit: ServiceFit | undefined): AccountChoice['code'] {
  if (status !== 'active' || !fit) return codeOfStatus[status];
  return fit.currencies.length > 0 && !fit.currencies.includes(currency) ? '98' : null;
}

/** A transfer abroad closes with the currency that is sent, whatever the account has. */
function isClosedFor({ currency }: VisibleAccount, fit: ServiceFit | undefined): boolean {
  if (!fit || fit.currencies.length === 0) return false;
  const state = fit.state(currency);
  return state !== undefined && !isOpen(state);
}

function choiceOf(account: VisibleAccount, fit: ServiceFit | undefined): AccountChoice {
  const code = obstacle(account, fit);
  return {
    accountId: account.accountId,
    accountNumber: account.number,
    accountName: account.alias || account.holder,
    accountType: account.kind === 'SA' ? 'SA' : 'CA',
    accountCurrency: account.currency,
    accountBalance: wire(account.available, account.currency),
    favorite: account.isFavorite,
    closeCutOffTime: code === null && isClosedFor(account, fit),
    isWarning: account.status !== 'active',
    code,
  };
}

function hasWords({ alias, holder, number, currency }: VisibleAccount, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  const isNumber = /^\d+$/.test(withoutSeparators(wanted)) && number.includes(withoutSeparators(wanted));
  return isNumber || [alias, holder, number, currency].some((text) => text.toLowerCase().includes(wanted));
}

export const listAccountChoices: LookupHandlers['listAccountChoices'] = async ({ body }, context) => {
  const { search = '', serviceType, currencies = [], exceptAccountId, reversed = false } = body.filter;
  if (serviceType && !context.who.services.includes(serviceType)) throw new Refusal('94');
  const accounts = (await readVisibleAccounts(context.db, context.who, ['CA', 'SA']))
    .filter(({ accountId, mayDebit }) => accountId !== exceptAccountId && (!serviceType || mayDebit))
    .filter(({ currency }) => currencies.length === 0 || currencies.includes(currency))
    .filter((account) => hasWords(account, search));
  const held = accounts.map(({ currency }) => currency);
  const fit = serviceType && (await fitOf(context, serviceType, held));
  const choices = accounts.map((account) => {
    const choice = choiceOf(account, fit);
    return { ...choice, isIdle: account.status !== 'active', choice };
  });
  const items = sortAccounts(choices, reversed ? 'desc' : 'asc').map(({ choice }) => choice);
  const sorted = { items, keyOf: ({ accountId }: AccountChoice) => accountId, name: `accounts ${reversed}` };
  return pageOfItems(sorted, { size: 10, ...body.page });
};

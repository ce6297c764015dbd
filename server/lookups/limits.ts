import { remainingOf } from '../../domain/limit-use.ts';
import { money, toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AccountDebitLimitRequest, BankTransactionLimit, RoleLimit, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { loadVisibleAccount } from '../accounts/visible-accounts.ts';
import { minorOf } from '../db/numeric.ts';
import { readAccountLimits, smaller } from '../ledger/account-limits.ts';
import { companyLimitOnWire, readDailyUse } from '../ledger/daily-use.ts';
import { limitFacts, findAccounts } from '../limits/account-limit-store.ts';
import { readBankLimits, type BankLimit } from '../reference/rails.ts';
import { businessDay } from '../reference/business-day.ts';
import { Refusal } from '../refusal.ts';

type LookupHandlers = Handlers<Context>;

const rupiah = (numeric: string) => toWire(money(minorOf(numeric), 'IDR'));
const stageOfRole = { VF: 'verify', AP: 'approve', RL: 'release' } as const;

const minimumOf = (limits: readonly BankLimit[], service: string) => {
  const { minLimit } = limits.find((limit) => limit.service === service && limit.currency === 'IDR') ?? {};
  return toWire(minLimit ?? money(0n, 'IDR'));
};

/** Returns the company's limit for a maker by service. */
async function makerLimits({ db, who }: Context, limits: readonly BankLimit[]): Promise<RoleLimit[]> {
  if (!who.roles.includes('MK') && !who.isSingleAccess) return [];
  const rows = await db
    .selectFrom('company_limits')
    .select(['service', 'amount'])
    .where('company_id', '=', who.companyId)
    .where('kind', '=', 'role')
    .where('subject', '=', who.userId)
    .orderBy('service')
    .execute();
  return rows.flatMap(({ service, amount }) =>
    service === ''
      ? []
      : [{ role: 'MK', serviceType: service, minLimit: minimumOf(limits, service), roleLimit: rupiah(amount) }],
  );
}

/** Returns the reviewer's personal limit, once for each of their services in rupiah. */
async function reviewerLimits({ db, who }: Context, limits: readonly BankLimit[]): Promise<RoleLimit[]> {
  const rows = await db
    .selectFrom('person_limits')
    .select(['stage', 'amount'])
    .where('company_id', '=', who.companyId)
    .where('user_id', '=', who.userId)
    .execute();
  const services = limits.filter(({ service, currency }) => currency === 'IDR' && who.services.includes(service));
  const roles = (['VF', 'AP', 'RL'] as const).filter((role) => who.roles.includes(role) || who.isSingleAccess);
  return roles.flatMap((role) => {
    const row = rows.find(({ stage }) => stage === stageOfRole[role]);
    if (!row) return [];
    const roleLimit = rupiah(row.amount);
    return services.map(({ service }) => ({
      role,
      serviceType: service,
      minLimit: minimumOf(limits, service),
      roleLimit,
    }));
  });
}

export const getTransactionLimits: LookupHandlers['getTransactionLimits'] = async (_, context) => {
  const today = businessDay(context.now);
  const limits = await readBankLimits(context.db, today);
  const roleLimitList = [...(await makerLimits(context, limits)), ...(await reviewerLimits(context, limits))];
  const { company } = await readDailyUse(context.db, { companyId: context.who.companyId, day: today });
  return { roleLimitList, corpDailyLimit: company && companyLimitOnWire(today, company) };
};

const limitOnWire = ({ service, minLimit, maxLimit, ...dates }: BankLimit): BankTransactionLimit => ({
  serviceType: service,
  bankTransactionLimit: {
    minLimit: toWire(minLimit ?? money(0n, dates.currency)),
    maxLimit: maxLimit && toWire(maxLimit),
  },
  effectiveFrom: dates.effectiveFrom,
  effectiveTo: dates.effectiveTo,
  source: dates.source,
});

/** Sorts the limits in the requested order; a service in several currencies has its dollar limit first. */
function chosen(limits: readonly BankLimit[], services: readonly ServiceCode[]): BankLimit[] {
  const dollarsFirst = limits.toSorted(
    (left, right) => Number(right.currency === 'USD') - Number(left.currency === 'USD'),
  );
  return services.flatMap((service) => dollarsFirst.filter((limit) => limit.service === service));
}

export const listBankTransactionLimits: LookupHandlers['listBankTransactionLimits'] = async (
  { body, query },
  { db, now },
) => {
  const { page = 1, maxRow = 100 } = query ?? {};
  const all = chosen(await readBankLimits(db, businessDay(now)), body.serviceType);
  const items = all.slice((page - 1) * maxRow, page * maxRow).map(limitOnWire);
  return { items, page, maxRow, total: all.length };
};

const companyMaximum = async ({ db, who }: Context, { accountId, serviceType }: AccountDebitLimitRequest) => {
  const found = await db
    .selectFrom('company_limits')
    .select('amount')
    .where('company_id', '=', who.companyId)
    .where('kind', '=', 'account-debit')
    .where('service', '=', serviceType)
    .where('subject', '=', accountId)
    .executeTakeFirst();
  return found ? money(minorOf(found.amount), 'IDR') : null;
};

/** What the company sets for the account itself, in the currency of the account, and what the day has left of it. */
async function ownLimits({ db, who, now }: Context, accountId: string) {
  const [row] = await findAccounts(db, who.companyId, [accountId], false);
  if (!row) throw new Refusal('193');
  const { used } = await limitFacts(db, who.companyId, [accountId], now);
  const inOwn = (numeric: string | null) => (numeric === null ? null : money(minorOf(numeric), row.currency));
  const [limit, reserved] = [inOwn(row.daily_maximum), money(0n, row.currency)];
  const spent = inOwn(used.get(accountId) ?? null) ?? reserved;
  return { maximum: inOwn(row.maximum), daily: limit && { limit, used: spent, reserved } };
}

/** The smaller of what the company sets for the account by service, in rupiah, and for all of its debits. */
export const getAccountDebitLimit: LookupHandlers['getAccountDebitLimit'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const { accountId, serviceType } = body;
  if (!who.services.includes(serviceType)) throw new Refusal('94');
  const { number } = await loadVisibleAccount(db, who, accountId, ['CA', 'SA']);
  const { maximum, daily } = await ownLimits(context, accountId);
  const { maximum: worth } = await readAccountLimits(db, {
    companyId: who.companyId,
    accountId,
    day: businessDay(now),
  });
  const smallest = smaller(await companyMaximum(context, body), worth);
  const debitLimit = smallest === worth ? maximum : smallest;
  return {
    accountId,
    accountNumber: number,
    serviceType,
    debitLimit: debitLimit && toWire(debitLimit),
    dailyDebitLimit: daily && toWire(daily.limit),
    remainingToday: daily && toWire(remainingOf(daily)),
  };
};

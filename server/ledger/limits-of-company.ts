// Every limit of a company that a payment is held against, to check many past payments without a query for each.
import { sql } from 'kysely';
import { checkAmount, type TransactionLimits } from '../../domain/amount-checks.ts';
import type { EnterpriseLimit } from '../../domain/enterprise-limits.ts';
import type { LimitUse } from '../../domain/limit-use.ts';
import { money, type Money } from '../../domain/money.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { rupiahRate, smaller } from './account-limits.ts';
import { boundUsers } from './enterprise-limits.ts';

export interface LimitedPayment {
  readonly makerId: string;
  readonly service: string;
  readonly accountIds: readonly string[];
  readonly idrEquivalent: Money | null;
  /** The business day whose limits it uses. */
  readonly day: string;
  /** False if it failed in the end, so that it used no limit. */
  readonly usesLimits: boolean;
}

interface FoundLimits {
  readonly own: {
    readonly kind: string;
    readonly service: string;
    readonly subject: string;
    readonly amount: string;
  }[];
  readonly delegated: { readonly service: string; readonly amount: string }[];
  readonly accounts: {
    readonly id: string;
    readonly minimum: string | null;
    readonly maximum: string | null;
    readonly daily: string | null;
  }[];
  readonly limits: {
    readonly id: string;
    readonly isActive: boolean;
    readonly minimum: string;
    readonly maximum: string;
    readonly types: Readonly<Record<string, string>>;
  }[];
  /** The users who are bound by the same limits. */
  readonly bound: { readonly users: readonly string[]; readonly limitIds: readonly string[] }[];
}

const list = (rows: ReturnType<typeof sql>) => sql`coalesce((select json_agg(x) from (${rows}) as x), '[]')`;
const rupiahOf = (column: string) => sql`round(${sql.ref(column)} * ${rupiahRate(sql.ref('a.currency'))}, 2)::text`;

/** Amounts are text, because a JSON number would become a floating-point number. */
async function readLimits(db: Database, companyId: string): Promise<FoundLimits> {
  const { rows } = await sql<FoundLimits>`select
    ${list(sql`select kind, service, subject, amount::text as amount
      from company_limits where company_id = ${companyId}`)} as own,
    ${list(sql`select service, amount::text as amount
      from delegations where company_id = ${companyId} and role = 'MK'`)} as delegated,
    ${list(sql`select l.account_id as id, ${rupiahOf('l.minimum')} as minimum, ${rupiahOf('l.maximum')} as maximum,
        ${rupiahOf('l.daily_maximum')} as daily
      from account_limits l join accounts a on a.company_id = l.company_id and a.account_id = l.account_id
      where l.company_id = ${companyId}`)} as accounts,
    ${list(sql`select l.limit_id as id, l.is_active as "isActive", l.minimum_amount::text as minimum,
        l.maximum_amount::text as maximum, (select coalesce(json_object_agg(i.service, i.amount::text), '{}')
          from enterprise_limit_items i where i.company_id = l.company_id and i.limit_id = l.limit_id) as types
      from enterprise_limits l where l.company_id = ${companyId}`)} as limits,
    ${list(sql`select array_agg(d.user_id) as users, b.limit_ids as "limitIds"
      from ${boundUsers} where d.company_id = ${companyId} group by b.limit_ids`)} as bound`.execute(db);
  return rows[0] ?? { own: [], delegated: [], accounts: [], limits: [], bound: [] };
}

const rupiah = (numeric: string | null | undefined): Money | null =>
  numeric === null || numeric === undefined ? null : money(minorOf(numeric), 'IDR');

function staticLimits(found: FoundLimits) {
  const own = new Map(found.own.map(({ kind, service, subject, amount }) => [`${kind} ${service} ${subject}`, amount]));
  const delegated = new Map(found.delegated.map(({ service, amount }) => [service, amount]));
  const accounts = new Map(found.accounts.map((one) => [one.id, one]));
  const limits = new Map(found.limits.map((one) => [one.id, one]));
  const bound = new Map(found.bound.flatMap(({ users, limitIds }) => users.map((id) => [id, limitIds] as const)));
  const enterpriseOf = (userId: string, service: string): EnterpriseLimit[] =>
    (bound.get(userId) ?? []).flatMap((id) => {
      const one = limits.get(id);
      const [minimum, maximum] = [rupiah(one?.minimum), rupiah(one?.maximum)];
      if (!one || !minimum || !maximum) return [];
      return [{ isActive: one.isActive, minimum, maximum, typeLimit: rupiah(one.types[service]) }];
    });
  return {
    roleLimit: (makerId: string, service: string) =>
      smaller(rupiah(own.get(`role ${service} ${makerId}`)), rupiah(delegated.get(service))),
    debitLimit: (accountId: string, service: string) =>
      smaller(rupiah(own.get(`account-debit ${service} ${accountId}`)), rupiah(accounts.get(accountId)?.maximum)),
    account: (id: string) => accounts.get(id),
    daily: (service: string) => rupiah(own.get(`corporate-daily ${service} `)),
    enterpriseOf,
  };
}

/** What the payments of each day have used so far. */
function dayUse() {
  const used = new Map<string, bigint>();
  return {
    of: (key: string, limit: Money | null): LimitUse | null =>
      limit && { limit, used: money(used.get(key) ?? 0n, 'IDR'), reserved: money(0n, 'IDR') },
    add: (keys: readonly string[], { minor }: Money) => {
      for (const key of keys) used.set(key, (used.get(key) ?? 0n) + minor);
    },
  };
}

/** Returns a function that is asked about each payment once, in the order in which they used the limits. */
export async function loadLimitCheck(
  db: Database,
  companyId: string,
): Promise<(payment: LimitedPayment) => ErrorCode | null> {
  const limits = staticLimits(await readLimits(db, companyId));
  const use = dayUse();
  return ({ makerId, service, accountIds: [accountId], idrEquivalent: amount, day, usesLimits }) => {
    if (!service || !accountId || !amount) return null;
    const keys = { service: `${day} ${service}`, company: day, account: `${day} of ${accountId}` };
    const account = limits.account(accountId);
    const held: TransactionLimits = {
      // The limits of the bank are the same under every set-up of a company.
      bankTransactionLimit: { minLimit: null, maxLimit: null },
      daily: {
        service: use.of(keys.service, limits.daily(service)),
        company: use.of(keys.company, limits.daily('')),
      },
      roleLimit: limits.roleLimit(makerId, service),
      debitLimit: limits.debitLimit(accountId, service),
      account: { minimum: rupiah(account?.minimum), daily: use.of(keys.account, rupiah(account?.daily)) },
      enterprise: limits.enterpriseOf(makerId, service),
    };
    const checked = checkAmount({ amount, limits: held });
    if (!checked.ok) return checked.code;
    if (usesLimits) use.add(Object.values(keys), amount);
    return null;
  };
}

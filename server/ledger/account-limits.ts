// A company's limits for the debits of one account, in rupiah, because payments are checked by their value in rupiah.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { LimitUse } from '../../domain/limit-use.ts';
import { money, type Money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { minorOf } from '../db/numeric.ts';
import { isBegun } from './daily-use.ts';

interface AccountDay {
  readonly companyId: string;
  readonly accountId: string;
  readonly day: CalendarDate;
  /** The request whose own reservation is left out, because it is checked again. */
  readonly exceptRefNo?: string | undefined;
}

type AskedDay = AccountDay & { readonly exceptRefNo: string; readonly onlyBegun: boolean };

export interface OwnAccountLimits {
  readonly minimum: Money | null;
  readonly maximum: Money | null;
  readonly daily: LimitUse | null;
}

/** The value in rupiah of one unit of a currency, at the newest middle rate. */
export const rupiahRate = (currency: ReturnType<typeof sql.ref>) => sql<string>`coalesce((
  select r.middle / r.quote_unit from exchange_rates r where r.currency = ${currency}
  order by r.quoted_at desc limit 1), 1)`;

const inRupiah = (column: string) =>
  sql<string | null>`round(${sql.ref(column)} * ${rupiahRate(sql.ref('a.currency'))}, 2)::text`;

const limitsOf = (db: Database, { companyId, accountId, day, exceptRefNo, onlyBegun }: AskedDay) =>
  db
    .selectFrom('account_limits as l')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'l.company_id').onRef('a.account_id', '=', 'l.account_id'),
    )
    .select([
      inRupiah('l.minimum').as('minimum'),
      inRupiah('l.maximum').as('maximum'),
      inRupiah('l.daily_maximum').as('daily'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('requests as q')
        .select(sql<string>`coalesce(sum(q.idr_equivalent), 0)::text`.as('used'))
        .where('q.company_id', '=', companyId)
        .where('q.account_id', '=', accountId)
        .where('q.execution_date', '=', day)
        .where('q.ref_no', '<>', exceptRefNo)
        .where(sql<boolean>`q.tab <> 'unsuccessful'`)
        .where(sql<boolean>`(q.tab = 'successful' or ${isBegun} or not ${onlyBegun}::boolean)`)
        .$asScalar()
        .$notNull()
        .as('used'),
    )
    .where('l.company_id', '=', companyId)
    .where('l.account_id', '=', accountId);

/** The same query as a column of a larger query. */
export const accountLimitsColumn = (db: Database, question: AskedDay) =>
  jsonArrayFrom(limitsOf(db, question)).as('account');

const accountLimits = compiledQuery(limitsOf);

type LimitRow = Awaited<ReturnType<typeof accountLimits>>[number];

const rupiah = (numeric: string | null): Money | null => (numeric === null ? null : money(minorOf(numeric), 'IDR'));

export const smaller = (left: Money | null, right: Money | null): Money | null => {
  if (left === null || right === null) return left ?? right;
  return left.minor < right.minor ? left : right;
};

export function accountLimitsOf([found]: readonly LimitRow[]): OwnAccountLimits {
  if (!found) return { minimum: null, maximum: null, daily: null };
  const limit = rupiah(found.daily);
  const used = money(minorOf(found.used), 'IDR');
  const daily = limit && { limit, used, reserved: money(0n, 'IDR') };
  return { minimum: rupiah(found.minimum), maximum: rupiah(found.maximum), daily };
}

/** Requests that wait for approval count as used, as for the company's limits. */
export const readAccountLimits = async (db: Database, question: AccountDay): Promise<OwnAccountLimits> =>
  accountLimitsOf(await accountLimits(db, { ...question, exceptRefNo: question.exceptRefNo ?? '', onlyBegun: false }));

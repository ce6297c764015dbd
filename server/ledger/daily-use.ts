import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { leftToSend, type DailyLimits, type LimitUse } from '../../domain/limit-use.ts';
import { money, toWire, type Money } from '../../domain/money.ts';
import type { CorporateDailyLimit, ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { minorOf } from '../db/numeric.ts';

export type ServiceUse = LimitUse & {
  readonly service: ServiceCode;
  readonly transactions: number;
  /** What the service's own limit and the company's limit both allow. */
  readonly remaining: Money;
};

const rupiah = (numeric: string) => money(minorOf(numeric), 'IDR');

const isUnfinished = sql<boolean>`tab in ('repair', 'pending', 'forward_dated')`;

/** An order for it may be with the host. */
export const isBegun = sql<boolean>`status in ('Execution In Progress', 'Pending by Bank')`;

export interface CompanyDay {
  readonly companyId: string;
  readonly day: CalendarDate;
  /** The request whose own reservation is left out, because it is checked again. */
  readonly exceptRefNo?: string | undefined;
}

type AskedDay = CompanyDay & { readonly exceptRefNo: string; readonly onlyBegun: boolean };

const heldOn = (db: Database, { companyId, day, exceptRefNo, onlyBegun }: AskedDay) =>
  db
    .selectFrom('requests')
    .select(sql<string>`coalesce(service, '')`.as('service'))
    .select(
      sql<string>`coalesce(sum(idr_equivalent) filter (where ${isUnfinished}
        and (${isBegun} or not ${onlyBegun}::boolean)), 0)::text`.as('reserved'),
    )
    .select(sql<number>`count(*)::integer`.as('transactions'))
    .where('company_id', '=', companyId)
    .where('execution_date', '=', day)
    .where('ref_no', '<>', exceptRefNo)
    .where(sql<boolean>`tab <> 'unsuccessful'`)
    .groupBy(sql`1`);

// As text, because a JSON number would become a floating-point number.
const amountOf = sql<string>`l.amount::text`.as('amount');

const limitsOn = (db: Database, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('company_limits as l')
    .leftJoin('limit_usage as u', (join) =>
      join
        .onRef('u.company_id', '=', 'l.company_id')
        .on(sql`u.service`, '=', sql`l.service`)
        .on('u.day', '=', day),
    )
    .select(['l.service', amountOf, sql<string>`coalesce(u.used, 0)::text`.as('used')])
    .where('l.company_id', '=', companyId)
    .where('l.kind', '=', 'corporate-daily')
    .where('l.subject', '=', '');

const wholeLimitOn = (db: Database, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('company_limits as l')
    .select(({ selectFrom }) => [
      amountOf,
      selectFrom('limit_usage as u')
        .select(sql<string>`coalesce(sum(u.used), 0)::text`.as('used'))
        .where('u.company_id', '=', companyId)
        .where('u.day', '=', day)
        .$asScalar()
        .$notNull()
        .as('used'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.kind', '=', 'corporate-daily')
    .where('l.service', '=', '')
    .where('l.subject', '=', '');

/** The same query as columns of a larger query. */
export const dailyUseColumns = (db: Database, question: AskedDay) =>
  [
    jsonArrayFrom(heldOn(db, question)).as('held'),
    jsonArrayFrom(limitsOn(db, question)).as('limits'),
    jsonArrayFrom(wholeLimitOn(db, question)).as('whole'),
  ] as const;

const dailyUse = compiledQuery((db, question: AskedDay) => db.selectNoFrom(dailyUseColumns(db, question)));

export type AnsweredDay = Awaited<ReturnType<typeof dailyUse>>[number];

export interface DailyUse {
  /** The limit, use and reservation of each service that has a daily limit. */
  readonly services: readonly ServiceUse[];
  /** The limit over the sum of all services; null for a company without one. */
  readonly company: LimitUse | null;
}

/** What the unfinished requests of a day reserve, and the number of requests that did not fail; '' is the sum. */
type Held = AnsweredDay['held'];

type OwnUse = Omit<ServiceUse, 'remaining'>;

function serviceUses(held: Held, limits: AnsweredDay['limits']): OwnUse[] {
  const requests = new Map(held.map(({ service, ...row }) => [service, row]));
  return limits.flatMap(({ service, amount, used }) => {
    if (service === '') return [];
    const { reserved = '0', transactions = 0 } = requests.get(service) ?? {};
    return [{ service, limit: rupiah(amount), used: rupiah(used), reserved: rupiah(reserved), transactions }];
  });
}

function companyUse(held: Held, [found]: AnsweredDay['whole']): LimitUse | null {
  if (!found) return null;
  const reserved = held.reduce((total, one) => total + minorOf(one.reserved), 0n);
  return { limit: rupiah(found.amount), used: rupiah(found.used), reserved: money(reserved, 'IDR') };
}

export function dailyUseOf({ held, limits, whole }: AnsweredDay): DailyUse {
  const company = companyUse(held, whole);
  const services = serviceUses(held, limits).map((service) => ({
    ...service,
    remaining: leftToSend({ service, company }) ?? service.limit,
  }));
  return { services, company };
}

/** Requests that wait for approval count as used: otherwise two could be submitted although only one can be paid. */
export async function readDailyUse(db: Database, question: CompanyDay): Promise<DailyUse> {
  const [answered] = await dailyUse(db, { ...question, exceptRefNo: question.exceptRefNo ?? '', onlyBegun: false });
  return dailyUseOf(answered ?? { held: [], limits: [], whole: [] });
}

const usedOn = (db: Database, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('limit_usage')
    .select(['service', sql<string>`used::text`.as('used')])
    .where('company_id', '=', companyId)
    .where('day', '=', day);

const useOfDay = compiledQuery((db, question: AskedDay) =>
  db.selectNoFrom([jsonArrayFrom(heldOn(db, question)).as('held'), jsonArrayFrom(usedOn(db, question)).as('used')]),
);

const total = (numerics: readonly string[]) =>
  money(
    numerics.reduce((sum, numeric) => sum + minorOf(numeric), 0n),
    'IDR',
  );

/** The use of each service, also of those without a limit; '' is the sum. */
export async function readUseOfDay(
  db: Database,
  question: CompanyDay,
): Promise<ReadonlyMap<string, Omit<LimitUse, 'limit'>>> {
  const [found] = await useOfDay(db, { ...question, exceptRefNo: '', onlyBegun: false });
  const { held = [], used = [] } = found ?? {};
  const services = new Set([...held, ...used].map(({ service }) => service));
  const of = (service: string) => ({
    used: total(used.flatMap((row) => (row.service === service ? row.used : []))),
    reserved: total(held.flatMap((row) => (row.service === service ? row.reserved : []))),
  });
  const whole = { used: total(used.map((row) => row.used)), reserved: total(held.map((row) => row.reserved)) };
  return new Map([...[...services].map((service) => [service, of(service)] as const), ['', whole]]);
}

export const dailyLimitsOf = ({ services, company }: DailyUse, service: ServiceCode): DailyLimits => ({
  service: services.find((one) => one.service === service) ?? null,
  company,
});

export const companyLimitOnWire = (businessDay: CalendarDate, use: LimitUse): CorporateDailyLimit => ({
  businessDay,
  corporateLimit: toWire(use.limit),
  used: toWire(use.used),
  reserved: toWire(use.reserved),
  remaining: toWire(leftToSend({ service: null, company: use }) ?? use.limit),
});

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

/** What was forwarded to the bank of its payee is used, and no longer reserved. */
const isUnfinished = sql<boolean>`tab in ('repair', 'pending', 'forward_dated') and not is_forwarded`;

/** An order for it may be with the host. */
export const isBegun = sql<boolean>`status in ('Execution In Progress', 'Pending by Bank')`;

export interface CompanyDay {
  readonly companyId: string;
  readonly day: CalendarDate;
  /** The request whose own reservation is left out, because it is checked again. */
  readonly exceptRefNo?: string | undefined;
}

type AskedDay = CompanyDay & { readonly exceptRefNo: string; readonly onlyBegun: boolean };

const serviceName = sql<string>`coalesce(service, '')`;

/** Reads only the requests of a day that are unfinished, because most of a long day are paid. */
const heldOn = (db: Database, { companyId, day, exceptRefNo, onlyBegun }: AskedDay) =>
  db
    .selectFrom('requests')
    .select(serviceName.as('service'))
    .select(sql<string>`coalesce(sum(idr_equivalent), 0)::text`.as('reserved'))
    .where('company_id', '=', companyId)
    .where('execution_date', '=', day)
    .where('ref_no', '<>', exceptRefNo)
    .where(isUnfinished)
    .where(sql<boolean>`(${isBegun} or not ${onlyBegun}::boolean)`)
    .groupBy(sql`1`);

const countedOn = (db: Database, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('requests')
    .select(serviceName.as('service'))
    .select(sql<number>`count(*)::integer`.as('transactions'))
    .where('company_id', '=', companyId)
    .where('execution_date', '=', day)
    .where(sql<boolean>`tab <> 'unsuccessful'`)
    .groupBy(sql`1`);

const usedOn = (db: Database, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('limit_usage')
    // As text, because a JSON number would become a floating-point number.
    .select(['service', sql<string>`used::text`.as('used')])
    .where('company_id', '=', companyId)
    .where('day', '=', day);

/** The daily limits of a company, as a column of a larger query; the one of service '' is over the sum of all. */
export const dailyLimitsColumn = (db: Database, companyId: string) =>
  jsonArrayFrom(
    db
      .selectFrom('company_limits')
      .select(['service', sql<string>`amount::text`.as('amount')])
      .where('company_id', '=', companyId)
      .where('kind', '=', 'corporate-daily')
      .where('subject', '=', ''),
  ).as('dailyLimits');

/** The use of a day, as columns of a larger query. */
export const useColumns = (db: Database, question: AskedDay) =>
  [jsonArrayFrom(heldOn(db, question)).as('held'), jsonArrayFrom(usedOn(db, question)).as('used')] as const;

const dailyUse = compiledQuery((db, question: AskedDay) =>
  db.selectNoFrom([
    ...useColumns(db, question),
    dailyLimitsColumn(db, question.companyId),
    jsonArrayFrom(countedOn(db, question)).as('counted'),
  ]),
);

type ReadDay = Awaited<ReturnType<typeof dailyUse>>[number];

/** The transactions are counted for reading only. */
export type AnsweredDay = Omit<ReadDay, 'counted'> & Partial<Pick<ReadDay, 'counted'>>;

export interface DailyUse {
  /** The limit, use and reservation of each service that has a daily limit. */
  readonly services: readonly ServiceUse[];
  /** The limit over the sum of all services; null for a company without one. */
  readonly company: LimitUse | null;
}

type OwnUse = Omit<ServiceUse, 'remaining'>;

const total = (numerics: readonly string[]) =>
  money(
    numerics.reduce((sum, numeric) => sum + minorOf(numeric), 0n),
    'IDR',
  );

function serviceUses({ held, used: usedOf, dailyLimits, counted = [] }: AnsweredDay): OwnUse[] {
  const reservations = new Map(held.map(({ service, reserved }) => [service, reserved]));
  const uses = new Map(usedOf.map(({ service, used }) => [service, used]));
  const counts = new Map(counted.map(({ service, transactions }) => [service, transactions]));
  return dailyLimits.flatMap(({ service, amount }) => {
    if (service === '') return [];
    const used = rupiah(uses.get(service) ?? '0');
    const reserved = rupiah(reservations.get(service) ?? '0');
    return [{ service, limit: rupiah(amount), used, reserved, transactions: counts.get(service) ?? 0 }];
  });
}

function companyUse({ held, used, dailyLimits }: AnsweredDay): LimitUse | null {
  const whole = dailyLimits.find(({ service }) => service === '');
  if (!whole) return null;
  const reserved = total(held.map((one) => one.reserved));
  return { limit: rupiah(whole.amount), used: total(used.map((one) => one.used)), reserved };
}

export function dailyUseOf(answered: AnsweredDay): DailyUse {
  const company = companyUse(answered);
  const services = serviceUses(answered).map((service) => ({
    ...service,
    remaining: leftToSend({ service, company }) ?? service.limit,
  }));
  return { services, company };
}

/** Requests that wait for approval count as used: otherwise two could be submitted although only one can be paid. */
export async function readDailyUse(db: Database, question: CompanyDay): Promise<DailyUse> {
  const [answered] = await dailyUse(db, { ...question, exceptRefNo: question.exceptRefNo ?? '', onlyBegun: false });
  return dailyUseOf(answered ?? { held: [], used: [], dailyLimits: [] });
}

const useOfDay = compiledQuery((db, question: AskedDay) => db.selectNoFrom(useColumns(db, question)));

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

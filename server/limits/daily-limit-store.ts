// Reads the daily limits of a company: over all types together, and of each type, with the use of the day.
import { sql } from 'kysely';
import { remainingOf, type LimitUse } from '../../domain/limit-use.ts';
import { money, toWire, type Money } from '../../domain/money.ts';
import type { DailyLimit, ServiceCode } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { readUseOfDay } from '../ledger/daily-use.ts';
import { businessDay } from '../reference/business-day.ts';
import { inForce } from '../reference/in-force.ts';
import { loadSettings, type SettingRow } from '../resources/company-setting.ts';
import { holdsService } from './limit-types.ts';
import type { Reader } from '../resources/definition.ts';

export const dailyLimitsId = 'daily-limits';

/** '' is the limit over all types together. */
type LimitedService = ServiceCode | '';

/** The limit of each type in rupiah; null if the company sets none. Ids are those of the contract. */
export type DailyAmounts = Readonly<Record<string, string | null>>;

export interface DailyRow extends SettingRow {
  readonly amounts: DailyAmounts;
}

export const idOfDaily = (service: LimitedService): string =>
  `dl-${service === '' ? 'ALL' : service.replace('SVC_', '').replaceAll('_', '-')}`;

async function amountsOf(db: Database, companyId: string): Promise<DailyAmounts> {
  const rows = await db
    .selectFrom('company_limits')
    .select(['service', sql<string>`amount::text`.as('amount')])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'corporate-daily')
    .where('subject', '=', '')
    .execute();
  return Object.fromEntries(rows.map(({ service, amount }) => [idOfDaily(service), amount]));
}

export async function findDailyLimits(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<DailyRow[]> {
  const rows = await loadSettings(db, companyId, ids, lock);
  const amounts = await amountsOf(db, companyId);
  return rows.map((row) => ({ ...row, amounts }));
}

/** A type with the ceiling of the bank, and its use today. */
export interface DailyType {
  readonly id: string;
  readonly name: string;
  readonly service: LimitedService;
  readonly ceiling: Money;
  readonly used: Omit<LimitUse, 'limit'>;
}

export interface DailyFacts {
  readonly types: readonly DailyType[];
}

const everything = { EN: 'All transactions', ID: 'Semua transaksi' } as const;

/** Also of a service that the company does not have any more, while its limit stands. */
const ceilingsOf = (db: Database, companyId: string, now: Date) =>
  db
    .selectFrom('limit_defaults')
    .leftJoin('services as s', 's.service', 'limit_defaults.service')
    .select(['limit_defaults.service', 's.name_en', 's.name_id'])
    .select(sql<string>`limit_defaults.daily_ceiling::text`.as('ceiling'))
    .where(inForce({ table: 'limit_defaults', keys: ['service'] }, businessDay(now)))
    .where(
      sql<boolean>`(limit_defaults.service = '' or ${holdsService(companyId, sql`limit_defaults.service`)} or exists (
        select 1 from company_limits l where l.company_id = ${companyId} and l.kind = 'corporate-daily'
          and l.subject = '' and l.service = limit_defaults.service))`,
    )
    .orderBy(sql`limit_defaults.service collate "C"`);

export async function dailyFacts({ db, who, now, language = 'ID' }: Reader): Promise<DailyFacts> {
  const use = await readUseOfDay(db, { companyId: who.companyId, day: businessDay(now) });
  const nothing = { used: money(0n, 'IDR'), reserved: money(0n, 'IDR') };
  const types = (await ceilingsOf(db, who.companyId, now).execute()).map((row) => ({
    id: idOfDaily(row.service),
    name: (language === 'EN' ? row.name_en : row.name_id) ?? everything[language],
    service: row.service,
    ceiling: money(minorOf(row.ceiling), 'IDR'),
    used: use.get(row.service) ?? nothing,
  }));
  return { types };
}

export interface ShownDaily {
  readonly amount: string | null;
  readonly amountInit: string | null;
  readonly isBack: boolean;
  readonly reasonMessage: string | null;
}

export function dailyOnWire({ id, name, service, ceiling, used }: DailyType, shown: ShownDaily): DailyLimit {
  const limit = shown.amount === null ? null : money(minorOf(shown.amount), 'IDR');
  return {
    id,
    name,
    serviceType: service === '' ? null : service,
    ...shown,
    ceiling: toWire(ceiling).value,
    usedToday: toWire(money(used.used.minor + used.reserved.minor, 'IDR')).value,
    remainingToday: limit && toWire(remainingOf({ limit, ...used })).value,
  };
}

export async function writeDailyLimits(
  { db, who }: Actor,
  { types }: DailyFacts,
  amounts: DailyAmounts,
): Promise<void> {
  const { companyId: company_id } = who;
  for (const { id, service } of types) {
    const amount = amounts[id] ?? null;
    const limit = { company_id, kind: 'corporate-daily', service, subject: '' } as const;
    if (amount === null)
      await db
        .deleteFrom('company_limits')
        .where('company_id', '=', company_id)
        .where('kind', '=', limit.kind)
        .where('service', '=', service)
        .where('subject', '=', '')
        .execute();
    else
      await db
        .insertInto('company_limits')
        .values({ ...limit, amount })
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'kind', 'service', 'subject']).doUpdateSet({ amount }),
        )
        .execute();
  }
}

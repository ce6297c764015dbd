import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { LimitUse } from '../../domain/limit-use.ts';
import { remainingOf } from '../../domain/limit-use.ts';
import { money, toWire } from '../../domain/money.ts';
import type { CorporateDailyLimit, ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { wordedOnce } from '../db/worded-once.ts';
import { minorOf } from '../ledger/amounts.ts';

export type ServiceUse = LimitUse & { readonly service: ServiceCode; readonly transactions: number };

const rupiah = (numeric: string) => money(minorOf(numeric), 'IDR');

const isUnfinished = sql<boolean>`tab in ('repair', 'pending', 'forward_dated')`;

interface CompanyDay {
  readonly companyId: string;
  readonly day: CalendarDate;
}

const heldOn = wordedOnce((db, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('requests')
    .select(sql<string>`coalesce(service, '')`.as('service'))
    .select(sql<string>`coalesce(sum(idr_equivalent) filter (where ${isUnfinished}), 0)::text`.as('reserved'))
    .select(sql<number>`count(*)::integer`.as('transactions'))
    .where('company_id', '=', companyId)
    .where('execution_date', '=', day)
    .where(sql<boolean>`tab <> 'unsuccessful'`)
    .groupBy(sql`1`),
);

const limitsOn = wordedOnce((db, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('company_limits as l')
    .leftJoin('limit_usage as u', (join) =>
      join
        .onRef('u.company_id', '=', 'l.company_id')
        .on(sql`u.service`, '=', sql`l.service`)
        .on('u.day', '=', day),
    )
    .select(['l.service', 'l.amount', sql<string>`coalesce(u.used, 0)::text`.as('used')])
    .where('l.company_id', '=', companyId)
    .where('l.kind', '=', 'corporate-daily')
    .where('l.subject', '=', ''),
);

const wholeLimitOn = wordedOnce((db, { companyId, day }: CompanyDay) =>
  db
    .selectFrom('company_limits as l')
    .select(({ selectFrom }) => [
      'l.amount',
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
    .where('l.subject', '=', ''),
);

/** What requests of a day that are not finished hold, and how many there are that did not fail; '' is every service. */
export async function readHeld(db: Database, companyId: string, day: CalendarDate) {
  const rows = await heldOn(db, { companyId, day });
  return new Map(rows.map(({ service, ...row }) => [service, row]));
}

export type HeldByService = Awaited<ReturnType<typeof readHeld>>;

/** The limit, use and reservation of each service that has a daily limit. */
export async function readServiceUses(
  db: Database,
  companyId: string,
  day: CalendarDate,
  known?: HeldByService,
): Promise<ServiceUse[]> {
  const requests = known ?? (await readHeld(db, companyId, day));
  const limits = await limitsOn(db, { companyId, day });
  return limits.flatMap(({ service, amount, used }) => {
    if (service === '') return [];
    const { reserved = '0', transactions = 0 } = requests.get(service) ?? {};
    return [{ service, limit: rupiah(amount), used: rupiah(used), reserved: rupiah(reserved), transactions }];
  });
}

/** The limit over all services together, or null for a company without one. */
export async function readCompanyUse(
  db: Database,
  companyId: string,
  day: CalendarDate,
  known?: HeldByService,
): Promise<CorporateDailyLimit | null> {
  const [found] = await wholeLimitOn(db, { companyId, day });
  if (!found) return null;
  const held = [...(known ?? (await readHeld(db, companyId, day))).values()];
  const reserved = held.reduce((total, one) => total + minorOf(one.reserved), 0n);
  const use = { limit: rupiah(found.amount), used: rupiah(found.used), reserved: money(reserved, 'IDR') };
  return {
    businessDay: day,
    corporateLimit: toWire(use.limit),
    used: toWire(use.used),
    reserved: toWire(use.reserved),
    remaining: toWire(remainingOf(use)),
  };
}

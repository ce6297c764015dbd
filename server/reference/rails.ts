import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { TransactionLimits } from '../../domain/amount-checks.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money } from '../../domain/money.ts';
import type { CurrencyCode } from '../../domain/money.ts';
import type { DatedRow } from '../../domain/reference-data.ts';
import type { RailRow, RailService } from '../../domain/transfer-types.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { Refusal } from '../refusal.ts';
import { inForce } from './in-force.ts';

/** Reads the rails for domain/transfer-types.ts: one row for each rail and currency. */
export async function readRails(db: Database): Promise<RailRow[]> {
  const rows = await db
    .selectFrom('rail_limits as r')
    .innerJoin('services as s', 's.service', 'r.service')
    .selectAll('r')
    .select('s.short_name')
    .where('r.reach', 'is not', null)
    .orderBy('r.service')
    .execute();
  return rows.map((row) => ({
    service: row.service as RailService,
    name: row.short_name,
    currencies: [row.currency],
    reach: row.reach ?? 'other-bank',
    minimum: money(minorOf(row.minimum), row.currency),
    minimumIsIncluded: row.minimum_is_included,
    maximum: row.maximum === null ? null : money(minorOf(row.maximum), row.currency),
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    source: row.source,
  }));
}

export interface RailOnDay {
  readonly service: ServiceCode;
  readonly currency: CurrencyCode;
  readonly on: CalendarDate;
}

export type BankLimit = DatedRow &
  TransactionLimits['bankTransactionLimit'] & { readonly service: ServiceCode; readonly currency: CurrencyCode };

// As text, because a JSON number would become a floating-point number.
const limitColumns = [
  'service',
  'currency',
  'minimum_is_included',
  'effective_from',
  'effective_to',
  'source',
  sql<string>`minimum::text`.as('minimum'),
  sql<string | null>`maximum::text`.as('maximum'),
] as const;

const limitsOn = (db: Database, on: CalendarDate) =>
  db
    .selectFrom('rail_limits')
    .select(limitColumns)
    .where(inForce({ table: 'rail_limits', keys: ['service', 'currency'] }, on));

/** The same query as a column of a larger query. */
export const bankLimitColumn = (db: Database, { service, currency, on }: RailOnDay) =>
  jsonArrayFrom(limitsOn(db, on).where('service', '=', service).where('currency', '=', currency)).as('bank');

/** Whether the bank has set a range on any day. A service without one has no range of its own. */
export const hasBankLimitColumn = ({ service, currency }: Omit<RailOnDay, 'on'>) =>
  sql<boolean>`exists (select 1 from rail_limits where service = ${service} and currency = ${currency})`.as(
    'hasBankLimit',
  );

type LimitRow = Awaited<ReturnType<ReturnType<typeof limitsOn>['execute']>>[number];

/** An exclusive minimum becomes the inclusive minimum one hundredth higher. */
const bankLimitOf = ({ service, currency, ...row }: LimitRow): BankLimit => ({
  service,
  currency,
  minLimit: money(minorOf(row.minimum) + (row.minimum_is_included ? 0n : 1n), currency),
  maxLimit: row.maximum === null ? null : money(minorOf(row.maximum), currency),
  effectiveFrom: row.effective_from,
  effectiveTo: row.effective_to,
  source: row.source,
});

/** Returns the smallest and the largest amount of one transaction, by service and currency. */
export async function readBankLimits(db: Database, on: CalendarDate): Promise<BankLimit[]> {
  const rows = await limitsOn(db, on).orderBy('service').orderBy('currency').execute();
  return rows.map(bankLimitOf);
}

interface FoundRange {
  readonly bank: readonly LimitRow[];
  readonly hasBankLimit: boolean;
}

/**
 * Converts the bank's range for domain/amount-checks.ts. Throws a Refusal if the range has ended or has not begun: on such a
 * day the bank takes nothing by the service.
 */
export function bankRangeOf({ bank: [row], hasBankLimit }: FoundRange): TransactionLimits['bankTransactionLimit'] {
  if (!row && hasBankLimit) throw new Refusal('UNSUPPORTED_SERVICE_TYPE');
  const found = row && bankLimitOf(row);
  return { minLimit: found?.minLimit ?? null, maxLimit: found?.maxLimit ?? null };
}

// What an institution sells at a fixed price, and the prefixes of mobile operators.
import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money } from '../../domain/money.ts';
import type { OperatorPrefixes } from '../../domain/phone-prefix.ts';
import type { Denomination } from '../../domain/top-up.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { inForce } from './in-force.ts';

export const denominationKeys = { table: 'denominations', keys: ['institution', 'denom_code'] };

export async function findDenomination(
  db: Database,
  {
    institution,
    denomCode,
    on,
  }: { readonly institution: string; readonly denomCode: string; readonly on: CalendarDate },
): Promise<Denomination | null> {
  const found = await db
    .selectFrom('denominations')
    .select(['price', 'available'])
    .where('institution', '=', institution)
    .where('denom_code', '=', denomCode)
    .where(inForce(denominationKeys, on))
    .executeTakeFirst();
  return found ? { price: money(minorOf(found.price), 'IDR'), isAvailable: found.available } : null;
}

// An institution sells credit or data of an operator if its code begins with the operator's name.
export const institutionsOfOperator = sql<string[]>`array(select distinct institution from institutions
  where category in ('MOBILE_CREDIT', 'MOBILE_DATA') and institution like upper(operator) || '\\_%' order by institution)`;

export const prefixKeys = { table: 'phone_prefixes', keys: ['prefix'] };

export const readPhonePrefixes = (db: Database, on: CalendarDate): Promise<OperatorPrefixes[]> =>
  db
    .selectFrom('phone_prefixes')
    .select(['operator', sql<string[]>`array_agg(prefix order by prefix)`.as('prefixes')])
    .select(institutionsOfOperator.as('institutions'))
    .where(inForce(prefixKeys, on))
    .groupBy('operator')
    .execute();

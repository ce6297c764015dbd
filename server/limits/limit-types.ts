// The transaction types that limits can name, with the most that the bank allows for each.
import { sql } from 'kysely';
import { isBulkService } from '../../domain/bulk-services.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Language } from '../../domain/language.ts';
import type { EnterpriseLimitType } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { inForce } from '../reference/in-force.ts';
import { inLanguage } from '../reference/text-search.ts';

export interface LimitType extends EnterpriseLimitType {
  /** The roles that take part in the type. */
  readonly roles: readonly string[];
}

/** The limit of the bank for one transaction never exceeds what its rail carries. */
export async function readLimitTypes(db: Database, on: CalendarDate, language: Language): Promise<LimitType[]> {
  const rows = await db
    .selectFrom('limit_defaults')
    .innerJoin('services as s', 's.service', 'limit_defaults.service')
    .leftJoin('rail_limits', (join) =>
      join
        .onRef('rail_limits.service', '=', 's.service')
        .on('rail_limits.currency', '=', 'IDR')
        .on(inForce({ table: 'rail_limits', keys: ['service', 'currency'] }, on)),
    )
    .select(['s.service', inLanguage('name', language).as('name'), 'limit_defaults.roles'])
    .select(sql<string>`least(limit_defaults.default_limit, rail_limits.maximum)::numeric(20, 2)::text`.as('most'))
    .where('limit_defaults.default_limit', 'is not', null)
    .where(inForce({ table: 'limit_defaults', keys: ['service'] }, on))
    .orderBy(sql`s.service collate "C"`)
    .execute();
  return rows.map(({ service, name, most, roles }) => ({
    serviceType: service,
    name,
    isBulk: isBulkService(service),
    defaultLimit: most,
    roles,
  }));
}

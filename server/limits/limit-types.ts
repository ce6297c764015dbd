// The transaction types that limits can name, with the most that the bank allows for each.
import { sql, type RawBuilder } from 'kysely';
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
  /** The company has the service with the bank. */
  readonly isHeld: boolean;
}

interface Asked {
  readonly companyId: string;
  readonly on: CalendarDate;
  readonly language: Language;
}

/** SQL: the company has the service with the bank. */
export const holdsService = (companyId: string, service: RawBuilder<string>) =>
  sql<boolean>`exists (select 1 from company_services c where c.company_id = ${companyId} and c.service = ${service})`;

/** The limit of the bank for one transaction never exceeds what its rail carries. */
export async function readLimitTypes(db: Database, { companyId, on, language }: Asked): Promise<LimitType[]> {
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
    .select(holdsService(companyId, sql`s.service`).as('isHeld'))
    .select(sql<string>`least(limit_defaults.default_limit, rail_limits.maximum)::numeric(20, 2)::text`.as('most'))
    .where('limit_defaults.default_limit', 'is not', null)
    .where(inForce({ table: 'limit_defaults', keys: ['service'] }, on))
    .orderBy(sql`s.service collate "C"`)
    .execute();
  return rows.map(({ service, name, most, roles, isHeld }) => ({
    serviceType: service,
    name,
    isBulk: isBulkService(service),
    defaultLimit: most,
    roles,
    isHeld,
  }));
}

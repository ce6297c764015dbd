import type { Language } from '../../domain/language.ts';
import type { Database } from '../db/database.ts';
import { inLanguage } from './text-search.ts';

/** Returns the display name of each service. */
export async function readServiceNames(db: Database, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('services')
    .select(['service', inLanguage('name', language).as('name')])
    .execute();
  return new Map(rows.map(({ service, name }) => [service, name]));
}

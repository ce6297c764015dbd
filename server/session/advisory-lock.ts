import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Whether nobody else is at it, until the transaction ends. Whoever comes meanwhile does not wait for a turn. */
export async function tryLock(db: Database, matter: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${matter}), hashtext(${id})) as held`.execute(db);
  return rows[0]?.held ?? false;
}

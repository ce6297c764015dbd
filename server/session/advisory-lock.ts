import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Takes the lock until the transaction ends. Returns false at once, without waiting, if another transaction has it. */
export async function tryLock(db: Database, matter: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${matter}), hashtext(${id})) as held`.execute(db);
  return rows[0]?.held ?? false;
}

import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Locks the company's payments until the commit. Call it before daily limits, deals and duplicates are checked. */
export async function lockPaymentsOf(db: Database, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments/${companyId}`}, 0))`.execute(db);
}

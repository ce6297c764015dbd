import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Daily limits, deals and duplicates are checked by one change of a company's payments at a time, until the commit. */
export async function lockPaymentsOf(db: Database, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments/${companyId}`}, 0))`.execute(db);
}

import { sql } from 'kysely';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Database } from '../db/database.ts';
import type { RequestRow } from '../approval/store.ts';
import type { ExecutionRow } from './executions.ts';

/** Adds the paid amount to the used daily limit of the service, on the day of the payment. */
export async function useLimit(
  db: Database,
  { company_id, service }: RequestRow,
  { idr_equivalent: used }: ExecutionRow,
  now: Date,
): Promise<void> {
  if (service === null || used === null) return;
  await db
    .insertInto('limit_usage')
    .values({ company_id, service, day: jakartaMoment(now.getTime()).date, used })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'service', 'day'])
        .doUpdateSet({ used: sql<string>`limit_usage.used + excluded.used` }),
    )
    .execute();
}

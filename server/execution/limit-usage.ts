import { sql } from 'kysely';
import { givesBackLimit } from '../../domain/returned-transfer.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Database } from '../db/database.ts';
import type { RequestRow } from '../approval/store.ts';
import type { ExecutionRow } from './executions.ts';

export const limitDayOf = (at: Date): string => jakartaMoment(at.getTime()).date;

/** Adds the paid amount to the used daily limit of the service, on the day on which the money left. */
export async function useLimit(
  db: Database,
  { company_id, service }: RequestRow,
  { idr_equivalent: used }: ExecutionRow,
  leftAt: Date,
): Promise<void> {
  if (service === null || used === null) return;
  await db
    .insertInto('limit_usage')
    .values({ company_id, service, day: limitDayOf(leftAt), used })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'service', 'day'])
        .doUpdateSet({ used: sql<string>`limit_usage.used + excluded.used` }),
    )
    .execute();
}

/** Takes the amount of a payment that came back off the used daily limit, if it came back on the day it left. */
export async function giveLimitBack(
  db: Database,
  { company_id: companyId, service }: RequestRow,
  { idr_equivalent: given, counted_on: leftOn }: ExecutionRow,
  returnedAt: Date,
): Promise<void> {
  if (service === null || given === null || leftOn === null) return;
  if (!givesBackLimit({ leftOn, returnedOn: limitDayOf(returnedAt) })) return;
  await db
    .updateTable('limit_usage')
    .set({ used: sql<string>`used - ${given}::numeric` })
    .where('company_id', '=', companyId)
    .where('service', '=', service)
    .where('day', '=', leftOn)
    .execute();
}

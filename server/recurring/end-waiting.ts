// A series that is stopped takes along the payments of it that wait: for money, or for another attempt.
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { loaded, type LoadedRequest } from '../approval/load.ts';
import { findRequest, identityOf } from '../approval/store.ts';
import type { Context } from '../context.ts';
import { endAsCancelled } from '../requests/cancel.ts';
import type { SeriesRequest } from './next-run.ts';
import { findOccurrences, storeOccurrence } from './series-store.ts';

/** No attempt follows. One that is not a transaction yet is left out. Returns the transactions that wait, locked. */
export async function holdWaiting(
  { db, who, now }: Context,
  { row, ...company }: LoadedRequest & { readonly row: SeriesRequest },
): Promise<readonly LoadedRequest[]> {
  const waiting: LoadedRequest[] = [];
  for (const known of await findOccurrences(db, identityOf(row))) {
    const { task_id: taskId } = known;
    const over = { ...known, next_attempt_at: null, updated_at: now };
    if (known.state === 'retrying') await storeOccurrence(db, { ...over, state: 'skipped', skipped_by_name: who.name });
    if (known.state !== 'started' || taskId === null) continue;
    const paid = await findRequest(db, { companyId: row.company_id, taskId }, true);
    if (!paid || !waitsForMoney(paid)) continue;
    await storeOccurrence(db, over);
    waiting.push(await loaded(db, company, paid));
  }
  return waiting;
}

/** Call it late: it takes the audit lock. */
export async function cancelWaiting(
  context: Context,
  waiting: readonly LoadedRequest[],
  reason: string | undefined,
): Promise<void> {
  for (const one of waiting) await endAsCancelled(context, one, reason);
}

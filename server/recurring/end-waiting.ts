// A series that is stopped takes along the payments of it that wait: for money, or for another attempt.
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { loaded, type LoadedRequest } from '../approval/load.ts';
import type { Actor } from '../approval/actor.ts';
import { findRequest, identityOf, type RequestIdentity, type RequestRow } from '../approval/store.ts';
import type { Context } from '../context.ts';
import { endAsCancelled } from '../requests/cancel.ts';
import type { SeriesRequest } from './series-now.ts';
import { findOccurrences, storeOccurrence, type OccurrenceRow } from './series-store.ts';

type Ending = Pick<Actor, 'db' | 'now'>;

/** No attempt follows at a payment that is not a transaction yet. Returns what was left out. */
export async function leaveOutRetries(
  { db, now }: Ending,
  series: RequestIdentity,
  byName: string,
): Promise<readonly OccurrenceRow[]> {
  const retried = (await findOccurrences(db, series)).filter(({ state }) => state === 'retrying');
  for (const known of retried) {
    const leftOut = { state: 'skipped', skipped_by_name: byName, next_attempt_at: null, updated_at: now } as const;
    await storeOccurrence(db, { ...known, ...leftOut });
  }
  return retried;
}

/** No attempt follows. Returns the transactions of the series that wait for money, locked. */
async function lockWaiting({ db, now }: Ending, series: RequestIdentity): Promise<readonly RequestRow[]> {
  const waiting: RequestRow[] = [];
  for (const known of await findOccurrences(db, series)) {
    const { task_id: taskId } = known;
    if (known.state !== 'started' || taskId === null) continue;
    const paid = await findRequest(db, { companyId: series.companyId, taskId }, true);
    if (!paid || !waitsForMoney(paid)) continue;
    await storeOccurrence(db, { ...known, next_attempt_at: null, updated_at: now });
    waiting.push(paid);
  }
  return waiting;
}

/** No attempt follows. One that is not a transaction yet is left out. Returns the transactions that wait, locked. */
export async function holdWaiting(
  { db, who, now }: Context,
  { row, ...company }: LoadedRequest & { readonly row: SeriesRequest },
): Promise<readonly LoadedRequest[]> {
  await leaveOutRetries({ db, now }, identityOf(row), who.name);
  const waiting = await lockWaiting({ db, now }, identityOf(row));
  return Promise.all(waiting.map((paid) => loaded(db, company, paid)));
}

/** Call it late: it takes the audit lock. */
export async function cancelWaiting(
  context: Context,
  waiting: readonly LoadedRequest[],
  reason: string | undefined,
): Promise<void> {
  for (const one of waiting) await endAsCancelled(context, one, reason);
}

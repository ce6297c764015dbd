// Follows a telegraphic transfer after it left, because the bank of the payee confirms it or sends it back.
import type { Actor } from '../../approval/actor.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { findRequest, identityOf } from '../../approval/store.ts';
import { recordDelivery } from '../../execution/delivered.ts';
import { recordReturn } from '../../execution/returned.ts';
import { hostOf } from '../../host/connect.ts';
import type { JobKind } from '../../jobs/kind.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { Database } from '../../db/database.ts';

type Identity = ReturnType<typeof identityOf>;

const followLater = (db: Database, identity: Identity, runAt: Date): Promise<void> =>
  enqueue(db, {
    kind: 'foreign.follow',
    payload: { ...identity },
    runAt,
    uniqueKey: `${identity.taskId}/${runAt.getTime()}`,
  });

/** Runs in the transaction of the execution. The tracker says when to ask again. */
export const follow = ({ db, now }: Actor, row: RowOf<'foreign-transfer'>): Promise<void> =>
  followLater(db, identityOf(row), now);

export const followTransfer: JobKind = async (payload, job) => {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  const row = await findRequest(job.db, identity);
  if (!row) return;
  const order = { companyId: identity.companyId, reference: row.ref_no };
  const tracked = await hostOf(job).track(order);
  if (tracked.kind === 'on-its-way') await followLater(job.db, identity, tracked.until);
  if (tracked.kind === 'delivered') await recordDelivery(job, identity);
  if (tracked.kind === 'returned')
    await recordReturn(job, identity, { returned: tracked.returned, code: 'HOST_FCY_RETURNED' });
};

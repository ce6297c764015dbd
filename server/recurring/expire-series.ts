import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { transact } from '../db/transact.ts';
import type { JobKind } from '../jobs/kind.ts';
import { findRequest } from '../approval/store.ts';
import { endAsExpired, isWaiting } from '../requests/expire.ts';

/** Ends a series whose last day of approval has passed; a repaired series has a job of its own. */
export const expireSeries: JobKind = async (payload, services) => {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  await transact(services.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (row?.content.kind !== 'recurring' || row.revision !== payload['revision'] || !isWaiting(row)) return;
    const { expiryDate } = row.content.payment.form.timing;
    if (expiryDate >= jakartaMoment(services.now.getTime()).date) return;
    await endAsExpired({ ...services, db }, row, expiryDate);
  });
};

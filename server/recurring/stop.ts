// Ends a series for good, and what waits of it, under a signature.
import type { Handlers } from '../../generated/handlers.ts';
import { announceChange } from '../approval/announce.ts';
import { personIn } from '../approval/load.ts';
import { followMove } from '../approval/payment-kind.ts';
import { checkMay } from '../approval/permissions.ts';
import { aboutRequests } from '../approval/signable.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest } from '../approval/store.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { checkSignature } from '../people/signatures.ts';
import { Refusal } from '../refusal.ts';
import { cancelWaiting, holdWaiting } from './end-waiting.ts';
import { loadSeries, showSeries } from './load-series.ts';
import { updateSeries } from './series-store.ts';

export const stopRecurringPayment: Handlers<Context>['stopRecurringPayment'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const { refNo, revision, reason, signature } = body;
  const loaded = await loadSeries(context, refNo, { lock: true });
  const { row } = loaded;
  if (row.revision !== revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row, person: personIn(loaded, who.userId) }, 'stop');
  const signatureDigest = await checkSignature(context, signature, aboutRequests(context, 'stop', [row]));
  const waiting = await holdWaiting(context, loaded);
  await updateSeries(db, identityOf(row), { next_occurrence: null, next_date: null });
  const stopped = await updateRequest(db, identityOf(row), {
    status: 'Stopped',
    tab: 'unsuccessful',
    reason: reason ?? null,
    ended_by: JSON.stringify({ userId: who.userId, name: who.name }),
    updated_at: now,
  });
  await followMove(context, stopped);
  await addStep(context, stopped, { action: 'stop', status: 'Stopped', reason });
  const series = await showSeries(context, loaded, { ...stopped, content: row.content });
  await cancelWaiting(context, waiting, reason);
  await announceChange(context, stopped, loaded, []);
  await appendAudit(context, {
    type: 'series-stopped',
    subject: refNo,
    name: row.payee_name,
    details: { revision, signatureDigest },
    ...(reason !== undefined && { reason }),
  });
  return series;
};

// Why a request accepts no more decisions.
import { validDecisions } from '../../domain/approval/route-state.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { Refusal } from '../refusal.ts';
import type { LoadedRequest } from './load.ts';
import type { RequestRow } from './store.ts';

/** The refusal for a request that is cancelled, expired or already at the bank; null otherwise. */
export function endedOtherwise({ status, tab, ended_by, updated_at, stage_kind }: RequestRow): Refusal | null {
  if (stage_kind !== null) return null;
  if ((status === 'Cancelled' || status === 'Stopped') && ended_by)
    return new Refusal('83', { actor: ended_by.name, time: { at: updated_at.getTime() } });
  if (status === 'Expired') return new Refusal('201', { date: { date: jakartaMoment(updated_at.getTime()).date } });
  if (tab === 'repair' || status === 'Rejected') return null;
  return new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });
}

/**
 * Throws for an old revision and for an ended request. If its revision has decisions, the engine refuses instead,
 * because its refusal names the last decision.
 */
export function checkOpen(loaded: LoadedRequest, namedRevision: number): void {
  const { row, request } = loaded;
  if (row.revision !== namedRevision) throw new Refusal('ERR_REQ_3');
  const ended = endedOtherwise(row);
  if (ended && (ended.code !== 'STATUS_NOT_ALLOWED' || validDecisions(request).length === 0)) throw ended;
}

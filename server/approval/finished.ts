// Why a request takes no more decisions, said with who, what and when.
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { Refusal } from '../refusal.ts';
import type { LoadedRequest } from './load.ts';
import type { RequestRow } from './store.ts';

/** Cancelled, handed to the bank, expired: what no decision on the route says. */
export function endedOtherwise({ status, tab, ended_by, updated_at, stage_kind }: RequestRow): Refusal | null {
  if (stage_kind !== null) return null;
  if (status === 'Cancelled' && ended_by)
    return new Refusal('83', { actor: ended_by.name, time: { at: updated_at.getTime() } });
  if (status === 'Expired') return new Refusal('201', { date: { date: jakartaMoment(updated_at.getTime()).date } });
  if (tab === 'repair' || status === 'Rejected') return null;
  return new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });
}

/** A finished route is told by its last decision; only where there is none the status has to do. */
export function checkOpen(loaded: LoadedRequest, namedRevision: number): void {
  const { row, request } = loaded;
  if (row.revision !== namedRevision) throw new Refusal('ERR_REQ_3');
  const ended = endedOtherwise(row);
  if (ended && (ended.code !== 'STATUS_NOT_ALLOWED' || request.decisions.length === 0)) throw ended;
}

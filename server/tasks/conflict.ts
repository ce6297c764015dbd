import { Refusal } from '../refusal.ts';
import type { AdminDecisionKind } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { conflictCodes, isOpenTo } from './rules.ts';
import { identityOf, stepsOf, type TaskRow } from './store.ts';

/** Returns the refusal that names the last decision on the task, with its actor and time. */
async function conflictOf(db: Database, task: TaskRow): Promise<Refusal> {
  const last = (await stepsOf(db, identityOf(task))).findLast(({ decision }) => decision !== null);
  if (!last?.decision) return new Refusal('STATUS_NOT_ALLOWED', { status: task.status });
  return new Refusal(conflictCodes[last.decision], { actor: last.actor_name, time: { at: last.acted_at.getTime() } });
}

/**
 * Throws unless the task is at this revision and can be repaired. The refusal names an actor only if the last decision
 * was a repair.
 */
export async function checkRepairable(db: Database, task: TaskRow, revision: number): Promise<void> {
  if (task.revision === revision && isOpenTo('repair', task.status)) return;
  const conflict = await conflictOf(db, task);
  if (conflict.code === conflictCodes.repair) throw conflict;
  throw task.revision === revision
    ? new Refusal('STATUS_NOT_ALLOWED', { status: task.status })
    : new Refusal('ERR_REQ_3');
}

/** Throws when the task is not at the revision that the caller read, or its status does not allow the decision. */
export async function checkStanding(
  db: Database,
  task: TaskRow,
  revision: number,
  decision: AdminDecisionKind,
): Promise<void> {
  if (task.revision !== revision) throw new Refusal('ERR_REQ_3');
  if (!isOpenTo(decision, task.status)) throw await conflictOf(db, task);
}

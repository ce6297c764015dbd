// A series that takes over from a running one, to change its future. The running one goes on until this one is approved.
import { sql } from 'kysely';
import type { RequestRevision } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { announceTransaction } from '../approval/announce.ts';
import { personIn } from '../approval/load.ts';
import { followMove } from '../approval/payment-kind.ts';
import { checkMay } from '../approval/permissions.ts';
import { addStep } from '../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../approval/store.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { Refusal } from '../refusal.ts';
import { expireReplaced, leaveOutRetries } from './end-waiting.ts';
import { loadSeries } from './load-series.ts';
import { notifyOfLeftOut } from './news.ts';
import { updateSeries } from './series-store.ts';

type Named = Pick<RequestRow, 'company_id' | 'ref_no'>;

/** The latest series that replaces this one and was not refused. */
export const findReplacement = (db: Database, { company_id: companyId, ref_no: refNo }: Named) =>
  db
    .selectFrom('requests')
    .select(['ref_no', 'stage_kind', 'tab'])
    .where('company_id', '=', companyId)
    .where('menu_access', '=', 'RECURRING')
    .where(sql<boolean>`content ->> 'replacesRefNo' = ${refNo}::text`)
    .where(sql<boolean>`(tab <> 'unsuccessful' or status = 'Stopped')`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Until its last approval, a replacement only asks to take over. */
export const hasTakenOver = ({ stage_kind: stage, tab }: Pick<RequestRow, 'stage_kind' | 'tab'>): boolean =>
  stage === null && tab !== 'repair';

/** The series that took over from this one; undefined if a user stopped it, or if it still goes on. */
export async function findSuccessor(
  db: Database,
  { company_id: companyId, task_id: taskId }: Pick<RequestRow, 'company_id' | 'task_id'>,
): Promise<string | undefined> {
  const step = await db
    .selectFrom('request_steps')
    .select('secondary')
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('action', '=', 'stop')
    .executeTakeFirst();
  return step?.secondary || undefined;
}

/** Throws a Refusal unless the caller may change the future of the series. Locks it until the commit. */
export async function checkReplaced(context: Context, { refNo, revision }: RequestRevision): Promise<void> {
  const loaded = await loadSeries(context, refNo, { lock: true });
  const { row } = loaded;
  if (row.revision !== revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row, person: personIn(loaded, context.who.userId) }, 'edit');
  if (await findReplacement(context.db, row)) throw new Refusal('CA-10');
}

async function findReplaced(db: Database, companyId: string, refNo: string, isLocked: boolean) {
  const named = await db
    .selectFrom('requests')
    .select('task_id as taskId')
    .where('company_id', '=', companyId)
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  const row = await findRequest(db, { companyId, ...named }, isLocked);
  if (!row) throw new Error(`The series ${refNo} was lost`);
  return row;
}

/** The user who stopped a series wanted no more payments. */
function checkNotStopped({ status }: RequestRow): void {
  if (status === 'Stopped') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });
}

/** Throws a Refusal if the series was stopped after the change of it was submitted. */
export async function checkStillReplaceable(db: Database, companyId: string, refNo: string): Promise<void> {
  checkNotStopped(await findReplaced(db, companyId, refNo, false));
}

/**
 * Ends the series that is replaced, from this moment on. One that has paid its last day is left as it is. Throws a
 * Refusal if it was stopped after the checks of the decision, which do not lock it.
 */
export async function takeOver(actor: Actor, row: RequestRow, refNo: string): Promise<void> {
  const { db, now } = actor;
  const replaced = await findReplaced(db, row.company_id, refNo, true);
  checkNotStopped(replaced);
  if (replaced.status !== 'In Progress') return;
  const identity = identityOf(replaced);
  const leftOut = await leaveOutRetries(actor, identity, row.created_by_name);
  await updateSeries(db, identity, { next_occurrence: null, next_date: null });
  const stopped = await updateRequest(db, identity, { status: 'Stopped', tab: 'unsuccessful', updated_at: now });
  await followMove(actor, stopped);
  await addStep(actor, stopped, { action: 'stop', status: 'Stopped', secondary: row.ref_no });
  await announceTransaction(actor, stopped);
  await notifyOfLeftOut(actor, { series: stopped, leftOut, replacedByRefNo: row.ref_no });
  await expireReplaced(actor, identity, row.ref_no);
  const { ref_no: subject, payee_name: name } = stopped;
  await appendAudit(actor, { type: 'series-stopped', subject, name, details: { replacedBy: row.ref_no } });
}

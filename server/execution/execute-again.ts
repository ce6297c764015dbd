// Executes a payment again that waited for money. The caller has locked the request and checked that it may be paid.
import type { Actor } from '../approval/actor.ts';
import { announceTransaction } from '../approval/announce.ts';
import { startOf } from '../approval/schedule.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';
import { enqueue } from '../jobs/queue.ts';
import { Refusal } from '../refusal.ts';
import { findExecutions, updateExecution } from './executions.ts';

/** Returns the request and its log number. Throws EXECUTE_RUNNING if no execution lacks money. */
export async function executeAgain(actor: Actor, before: RequestRow) {
  const { db, now } = actor;
  const identity = identityOf(before);
  const unfunded = (await findExecutions(db, identity, true)).filter(({ state }) => state === 'insufficient');
  const [first] = unfunded;
  if (!first) throw new Refusal('EXECUTE_RUNNING');
  for (const execution of unfunded)
    await updateExecution(db, execution, { state: 'due', code: null, code_words: null });
  const change = { status: 'Execution In Progress', reason: null, failure: null, updated_at: now } as const;
  const row = await updateRequest(db, identity, change);
  await addStep(actor, row, { action: 'execute', status: row.status });
  const uniqueKey = `${row.ref_no}/${Math.max(...unfunded.map(({ attempts }) => attempts)) + 1}`;
  const runAt = await startOf(actor, row);
  await enqueue(db, { kind: 'execute-transfer', payload: { ...identity }, runAt, uniqueKey });
  await announceTransaction(actor, row);
  return { row, idTrxLog: first.id_trx_log };
}

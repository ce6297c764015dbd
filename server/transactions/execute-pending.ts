// Executes a payment again that waited for money. The signed content is unchanged, so no new signature is needed, but the
// limits and the cut-off time are checked again.
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { Refusal } from '../refusal.ts';
import { announceTransaction } from '../approval/announce.ts';
import { findExecutions, updateExecution } from '../execution/executions.ts';
import { checkPunctual } from '../approval/late.ts';
import { loadByReference, personIn } from '../approval/load.ts';
import { checkMay } from '../approval/permissions.ts';
import { startOf } from '../approval/schedule.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

/** Refuses a payment that was moved to a later day: the other checks are valid only on the execution date. */
function checkDue({ execution_date: date }: RequestRow, now: Date): void {
  if (date > jakartaMoment(now.getTime()).date) throw new Refusal('EXECUTE_NOT_DUE', { date: { date } });
}

export const executePending: Handlers<Context>['executePending'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const loaded = await loadByReference(context.db, context.who, body, { lock: true });
  if (loaded.row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row: loaded.row, person: personIn(loaded, who.userId) }, 'execute');
  checkDue(loaded.row, now);
  await checkPunctual(context, loaded.row, 'release');
  await recheckLimits(context, loaded.row, 'release');
  const identity = identityOf(loaded.row);
  const unfunded = (await findExecutions(db, identity, true)).filter(({ state }) => state === 'insufficient');
  const [first] = unfunded;
  if (!first) throw new Refusal('EXECUTE_RUNNING');
  for (const execution of unfunded) await updateExecution(db, execution, { state: 'due', code: null });
  const change = { status: 'Execution In Progress', reason: null, updated_at: now } as const;
  const row = await updateRequest(db, identity, change);
  await addStep(context, row, { action: 'execute', status: row.status });
  const uniqueKey = `${row.ref_no}/${Math.max(...unfunded.map(({ attempts }) => attempts)) + 1}`;
  const runAt = await startOf(context, row);
  await enqueue(db, { kind: 'execute-transfer', payload: { ...identity }, runAt, uniqueKey });
  await announceTransaction(context, row);
  return {
    refNo: row.ref_no,
    revision: row.revision,
    idTrxLog: first.id_trx_log,
    status: row.status,
    executionDate: row.execution_date,
  };
};

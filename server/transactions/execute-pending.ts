// What waited for money is tried again. What was signed has not changed, so nobody signs again; limits, the account and
// the rate of a deal may have.
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { Refusal } from '../refusal.ts';
import { announceTransaction } from '../requests/announce.ts';
import { loadByReference } from '../requests/cancel.ts';
import { findExecution, updateExecution } from '../requests/executions.ts';
import { checkPunctual } from '../requests/late.ts';
import { personIn, type LoadedRequest } from '../requests/load.ts';
import { checkStillAllowed } from '../requests/still-allowed.ts';
import { addStep } from '../requests/steps.ts';
import { identityOf, updateRequest, type RequestRow } from '../requests/store.ts';
import { checkVisible } from '../requests/visible.ts';

function checkStatus({ status, tab, execution_date: date }: RequestRow): void {
  if (tab === 'forward_dated') throw new Refusal('EXECUTE_NOT_DUE', { date: { date } });
  if (status === 'Execution In Progress' || status === 'Pending by Bank') throw new Refusal('EXECUTE_RUNNING');
  if (status !== 'Pending Execute') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });
}

/** Only people of the route, so that nobody who could not have decided sets money in motion. */
function checkOnRoute(loaded: LoadedRequest, userId: string): void {
  const { groupIds } = personIn(loaded, userId);
  const groups = loaded.request.route.stages.flatMap((stage) => stage.groups.map(({ groupId }) => groupId));
  if (!loaded.isSingleAccess && !groups.some((group) => groupIds.includes(group)))
    throw new Refusal('APPROVAL_NOT_YOUR_TURN');
}

export const executePending: Handlers<Context>['executePending'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const loaded = await loadByReference(context, body, { lock: true });
  checkVisible(loaded, who.userId);
  if (loaded.row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkStatus(loaded.row);
  checkOnRoute(loaded, who.userId);
  await checkPunctual(context, loaded.row, 'release');
  await checkStillAllowed(context, loaded.row, 'release');
  const identity = identityOf(loaded.row);
  const execution = await findExecution(db, identity, true);
  if (execution?.state !== 'insufficient') throw new Refusal('EXECUTE_RUNNING');
  await updateExecution(db, execution, { state: 'due', code: null });
  const change = { status: 'Execution In Progress', reason: null, updated_at: now } as const;
  const row = await updateRequest(db, identity, change);
  await addStep(context, row, { action: 'execute', status: row.status });
  const uniqueKey = `${row.ref_no}/${execution.attempts + 1}`;
  await enqueue(db, { kind: 'execute-transfer', payload: { ...identity }, runAt: now, uniqueKey });
  await announceTransaction(context, row);
  return {
    refNo: row.ref_no,
    revision: row.revision,
    idTrxLog: execution.id_trx_log,
    status: row.status,
    executionDate: row.execution_date,
  };
};

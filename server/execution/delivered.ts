// Stores that the bank of the payee credited a telegraphic transfer: only now it is successful.
import { transact } from '../db/transact.ts';
import type { JobContext } from '../jobs/kind.ts';
import type { ExecutionPayload } from '../approval/schedule.ts';
import { findRequest } from '../approval/store.ts';
import { findExecutions, updateExecution } from './executions.ts';
import { moveRequest, verdictOf } from './outcome.ts';

/** The tracker says the time of the last bank on the way. Does nothing if the transfer is not on its way. */
export async function recordDelivery(services: JobContext, identity: ExecutionPayload): Promise<void> {
  await transact(services.db, async (db) => {
    const row = await findRequest(db, identity, true);
    const [execution] = await findExecutions(db, identity, true);
    if (!row || execution?.state !== 'forwarded' || execution.receipt?.kind !== 'transfer') return;
    const creditedAt = execution.receipt.steps?.at(-1)?.at;
    if (creditedAt === undefined) return;
    const at = new Date(creditedAt);
    const receipt = JSON.stringify({ ...execution.receipt, creditedAt });
    const updated = await updateExecution(db, execution, { state: 'done', receipt, credited_at: at });
    await moveRequest(db, services, row, { ...verdictOf(row, [updated]), reported: { action: 'credit', at } });
  });
}

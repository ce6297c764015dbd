// Stores that the bank of the payee confirmed a telegraphic transfer.
import { transact } from '../db/transact.ts';
import type { JobContext } from '../jobs/kind.ts';
import type { ExecutionPayload } from '../approval/schedule.ts';
import { findExecutions, updateExecution } from './executions.ts';

/** The tracker says the time of the last bank on the way. Does nothing if the payment is not carried out. */
export async function recordDelivery(services: JobContext, identity: ExecutionPayload): Promise<void> {
  await transact(services.db, async (db) => {
    const [execution] = await findExecutions(db, identity, true);
    if (execution?.state !== 'done' || execution.receipt?.kind !== 'transfer') return;
    const at = execution.receipt.steps?.at(-1)?.at;
    if (at === undefined) return;
    const receipt = JSON.stringify({ ...execution.receipt, creditedAt: at });
    await updateExecution(db, execution, { receipt, credited_at: new Date(at) });
  });
}

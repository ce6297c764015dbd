import { checkLedger } from '../ledger/check.ts';
import type { JobKind } from './kinds.ts';
import { enqueue } from './queue.ts';

const day = 86_400_000;

/** Once a day. A ledger that does not add up leaves a dead job behind, which nobody can overlook. */
export const proveLedger: JobKind = async (_, { db, now }) => {
  const runAt = new Date(now.getTime() + day);
  await enqueue(db, { kind: 'ledger.prove', payload: {}, runAt, uniqueKey: runAt.toISOString().slice(0, 10) });
  const faults = await checkLedger(db);
  if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults.slice(0, 5))}`);
};

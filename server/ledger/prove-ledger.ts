import { checkLedger } from './check.ts';
import type { JobKind } from '../jobs/kind.ts';
import { queueNext } from '../jobs/periodic-jobs.ts';

/** Once a day. A ledger that does not add up leaves a dead job behind, which nobody can overlook. */
export const proveLedger: JobKind = async (_, { db, now }) => {
  await queueNext(db, 'ledger.prove', now);
  const faults = await checkLedger(db);
  if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults.slice(0, 5))}`);
};

import { checkLedger } from './check-ledger.ts';
import type { JobKind } from '../jobs/kind.ts';
import { queueNext } from '../jobs/periodic-jobs.ts';

/** Runs once a day. A fault makes the job fail until it is dead, which the health check reports. */
export const proveLedger: JobKind = async (_, { db, now }) => {
  await queueNext(db, 'ledger.prove', now);
  const faults = await checkLedger(db);
  if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults.slice(0, 5))}`);
};

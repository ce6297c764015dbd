// Pays the occurrences of a series that are due, each in a transaction of its own, and queues the next look. Two
// processes may run it at once: the series is locked, and what the first one dealt with is not due for the second.
import { transact } from '../db/transact.ts';
import type { JobContext, JobKind } from '../jobs/kind.ts';
import { systemActor } from '../approval/actor.ts';
import { announceTransaction } from '../approval/announce.ts';
import { findRequest, type RequestIdentity, type RequestRow } from '../approval/store.ts';
import { findDue } from './due-occurrence.ts';
import { scheduleNextRun } from './next-run.ts';
import type { SeriesRequest } from './series-now.ts';
import { moveOn } from './move-on.ts';
import { attendTo } from './pay-occurrence.ts';

const isSeries = (row: RequestRow | undefined): row is SeriesRequest => row?.content.kind === 'recurring';

/** Returns false if nothing is due. */
async function payNext(services: JobContext, identity: RequestIdentity): Promise<boolean> {
  return transact(services.db, async (db) => {
    const job = { ...services, db };
    const row = await findRequest(db, identity, true);
    if (!isSeries(row)) return false;
    const system = systemActor(job, row.company_id, job.now, 'recurring.run');
    const due = await findDue(system, row);
    if (due) {
      await attendTo(job, row, due);
      if (row.status === 'In Progress') await announceTransaction(system, await moveOn(system, row));
      return true;
    }
    await scheduleNextRun(system, row);
    return false;
  });
}

export const runSeries: JobKind = async (payload, services) => {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  while (await payNext(services, identity));
};

// Checks whether the database accepts writes: a full disk or a standby does not.
import { sql } from 'kysely';
import type { Database } from './db/database.ts';

const restMilliseconds = 1000;

/** A backup or the probe of another process may lock the table; that counts as healthy. */
const writeProbe = sql`do $probe$ begin
  lock table health_probes in access exclusive mode nowait;
  truncate health_probes;
  insert into health_probes values (clock_timestamp());
exception when lock_not_available then null;
end $probe$`;

/** Returns a probe that rejects if the last write failed. It writes at most once a second: the endpoint is public. */
export function createProbe(db: Database): () => Promise<void> {
  let last = Promise.resolve();
  let nextAt = 0;

  async function write(): Promise<void> {
    await writeProbe.execute(db).finally(() => (nextAt = performance.now() + restMilliseconds));
  }

  return () => {
    if (performance.now() >= nextAt) {
      nextAt = Infinity;
      last = write();
    }
    return last;
  };
}

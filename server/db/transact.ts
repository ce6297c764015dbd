import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { clientOf } from './named-statements.ts';
import { setClient } from './compiled-query.ts';

/** Does all of the work, or nothing of it. */
export const transact = <Done>(
  db: Database,
  work: (inside: DatabaseTransaction) => Promise<Done>,
  isolation: IsolationLevel = 'read committed',
): Promise<Done> =>
  db
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async (inside) => {
      setClient(inside, await clientOf(inside));
      return work(inside);
    });

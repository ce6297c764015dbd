import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { clientOf } from './named-statements.ts';
import { setConnection } from './compiled-query.ts';
import { shareSetupCache } from './setup-cache.ts';

/** Runs the work in a transaction: commits when it resolves, rolls back and throws when it rejects. */
export const transact = <Done>(
  db: Database,
  work: (inside: DatabaseTransaction) => Promise<Done>,
  isolation: IsolationLevel = 'read committed',
): Promise<Done> =>
  db
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async (inside) => {
      setConnection(inside, await clientOf(inside));
      shareSetupCache(db, inside);
      return work(inside);
    });

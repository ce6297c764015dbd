import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { clientOf } from './named-statements.ts';
import { setConnection } from './compiled-query.ts';
import { pipeline } from './pipeline.ts';
import { shareSetupCache } from './setup-cache.ts';

const sentAlong = new WeakMap<Database, Promise<unknown>[]>();

/**
 * Lets the work of a transaction go on without waiting for the answer to this statement. If the statement fails, so does
 * the transaction.
 */
export async function sendAlong(transaction: Database, statement: Promise<unknown>): Promise<void> {
  const sent = sentAlong.get(transaction);
  if (!sent) return void (await statement);
  statement.catch(() => undefined);
  sent.push(statement);
}

/** Throws the error of what was sent along first, because it has caused those of the later statements. */
async function withSentAlong<Done>(inside: DatabaseTransaction, work: () => Promise<Done>): Promise<Done> {
  const sent: Promise<unknown>[] = [];
  sentAlong.set(inside, sent);
  const [outcome] = await Promise.allSettled([work()]);
  await pipeline(...sent);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

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
      return withSentAlong(inside, () => work(inside));
    });

import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { clientOf } from './named-statements.ts';
import { setConnection } from './compiled-query.ts';
import { pipeline } from './pipeline.ts';
import { shareSetupCache } from './setup-cache.ts';

const sentAlong = new WeakMap<Database, Promise<unknown>[]>();

/**
 * Lets the work of a transaction, and its commit, go on without waiting for the answer to this statement. If the
 * statement fails, so does the transaction: PostgreSQL then rolls back instead. It must be a compiled query, because
 * Kysely would send it only after the commit.
 */
export async function sendAlong(transaction: Database, statement: Promise<unknown>): Promise<void> {
  const sent = sentAlong.get(transaction);
  if (!sent) return void (await statement);
  statement.catch(() => undefined);
  sent.push(statement);
}

/**
 * Waits for the answers to what was sent along until now. Throws the first error. Call it before a rollback to a
 * savepoint, after which the transaction could be committed in spite of the error.
 */
export const answersOfSentAlong = async (transaction: Database): Promise<void> =>
  void (await pipeline(...(sentAlong.get(transaction) ?? [])));

/** Throws the error of what was sent along first, because it has caused those of the later statements. */
async function afterSentAlong<Done>(sent: readonly Promise<unknown>[], work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    await pipeline(...sent);
    throw error;
  }
}

/** Runs the work in a transaction: commits when it resolves, rolls back and throws when it rejects. */
export async function transact<Done>(
  db: Database,
  work: (inside: DatabaseTransaction) => Promise<Done>,
  isolation: IsolationLevel = 'read committed',
): Promise<Done> {
  const sent: Promise<unknown>[] = [];
  const transaction = db.transaction().setIsolationLevel(isolation);
  const done = await transaction.execute(async (inside) => {
    setConnection(inside, await clientOf(inside));
    shareSetupCache(db, inside);
    sentAlong.set(inside, sent);
    return afterSentAlong(sent, () => work(inside));
  });
  await pipeline(...sent);
  return done;
}

// A refusal rolls a write back to its last savepoint: a failed try of a password must stay counted.
import { sql } from 'kysely';
import { compiledSql } from './db/compiled-query.ts';
import type { Database } from './db/database.ts';
import { answersOfSentAlong, transact } from './db/transact.ts';
import { Refusal } from './refusal.ts';

const withSavepoint = new WeakSet<Database>();

const set = compiledSql(() => sql`savepoint settled`);
const release = compiledSql(() => sql`release savepoint settled`);
const rollBack = compiledSql(() => sql`rollback to savepoint settled`);

/**
 * Keeps what this write did until now, and its locks, even if it is refused later. Count a failure before you call it:
 * the rollback releases later locks, so that another call could read the old count. Does nothing outside transactions.
 */
export async function setSavepoint(db: Database): Promise<void> {
  if (!db.isTransaction) return;
  if (withSavepoint.has(db)) await release(db, {});
  await set(db, {});
  withSavepoint.add(db);
}

/** Undoes what was done since the last setSavepoint(). Throws if a statement that was sent along has failed. */
export async function rollbackToSavepoint(db: Database): Promise<void> {
  await answersOfSentAlong(db);
  await rollBack(db, {});
}

async function attempt<Done>(db: Database, work: (db: Database) => Promise<Done>) {
  try {
    return { done: await work(db) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !withSavepoint.has(db)) throw refusal;
    await rollbackToSavepoint(db);
    return { refusal };
  }
}

/**
 * Runs a transaction. A Refusal rolls it back to the last savepoint, if there is one, and commits the rest; any other
 * error rolls back all of it. Both are thrown.
 */
export async function inTransaction<Done>(db: Database, work: (db: Database) => Promise<Done>): Promise<Done> {
  const outcome = await transact(db, (inside) => attempt(inside, work));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
}

/** Undoes what the work wrote, and nothing before it, if it is refused. Returns the Refusal; throws any other error. */
export async function doOrUndo<Done>(db: Database, work: () => Promise<Done>): Promise<Done | Refusal> {
  await sql`savepoint one_item`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint one_item`.execute(db);
    return done;
  } catch (error) {
    await answersOfSentAlong(db);
    await sql`rollback to savepoint one_item`.execute(db);
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const deadlockCodes = ['40P01', '40001'];
const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && deadlockCodes.includes(String(error.code));

/** Runs the work a second time after a deadlock or serialization failure, which has rolled back the first run. */
export async function retryOnDeadlock<Done>(work: () => Promise<Done>): Promise<Done> {
  return work().catch((error: unknown) => {
    if (!isDeadlock(error)) throw error;
    return work();
  });
}

// A refusal undoes a write, but not all of it: a password that was tried has been tried.
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { transact } from './db/transact.ts';
import { Refusal } from './refusal.ts';

const settled = new WeakSet<Database>();

/**
 * What this write did until here stays even if it is refused; so do the locks that it holds. A rollback lets go of the
 * locks taken since: what is counted is never counted after it, when somebody else may already have been judged by the
 * old count, but settled before.
 */
export async function setSavepoint(db: Database): Promise<void> {
  if (!db.isTransaction) return;
  if (settled.has(db)) await sql`release savepoint settled`.execute(db);
  await sql`savepoint settled`.execute(db);
  settled.add(db);
}

/** Undoes what was done since the write was last settled. */
export const rollbackToSavepoint = (db: Database) => sql`rollback to savepoint settled`.execute(db);

async function attempt<Done>(db: Database, work: (db: Database) => Promise<Done>) {
  try {
    return { done: await work(db) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !settled.has(db)) throw refusal;
    await rollbackToSavepoint(db);
    return { refusal };
  }
}

/** One transaction, of which a refusal leaves what was settled, and any other failure nothing. */
export async function inTransaction<Done>(db: Database, work: (db: Database) => Promise<Done>): Promise<Done> {
  const outcome = await transact(db, (inside) => attempt(inside, work));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
}

const lostToOthers = ['40P01', '40001'];
const isLostToOthers = (error: unknown) =>
  error instanceof Error && 'code' in error && lostToOthers.includes(String(error.code));

/** Work that the database gave up for somebody else's, as in a deadlock, has left no trace: it is done once more. */
export async function retryOnDeadlock<Done>(work: () => Promise<Done>): Promise<Done> {
  return work().catch((error: unknown) => {
    if (!isLostToOthers(error)) throw error;
    return work();
  });
}

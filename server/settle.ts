// A refusal undoes a write, but not all of it: a password that was tried has been tried.
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { Refusal } from './refusal.ts';

// A rollback to a savepoint also lets go of the locks taken since. So what is counted is never counted after the
// rollback, when somebody else may already have been judged by the old count, but settled before it.
const mark = (db: Database) => sql`savepoint settled`.execute(db);

/** What this write did until here stays even if it is refused; so do the locks that it holds. */
export async function settle(db: Database): Promise<void> {
  if (!db.isTransaction) return;
  await sql`release savepoint settled`.execute(db);
  await mark(db);
}

async function attempt<Done>(db: Database, work: (db: Database) => Promise<Done>) {
  await mark(db);
  try {
    return { done: await work(db) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    await sql`rollback to savepoint settled`.execute(db);
    return { refusal };
  }
}

/** One transaction, of which a refusal leaves what was settled, and any other failure nothing. */
export async function inTransaction<Done>(db: Database, work: (db: Database) => Promise<Done>): Promise<Done> {
  const outcome = await db.transaction().execute((inside) => attempt(inside, work));
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.done;
}

const lostToOthers = ['40P01', '40001'];
const isLostToOthers = (error: unknown) =>
  error instanceof Error && 'code' in error && lostToOthers.includes(String(error.code));

/** Work that the database gave up for somebody else's, as in a deadlock, has left no trace: it is done once more. */
export async function orOnceMore<Done>(work: () => Promise<Done>): Promise<Done> {
  return work().catch((error: unknown) => {
    if (!isLostToOthers(error)) throw error;
    return work();
  });
}

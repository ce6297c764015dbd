import { sql } from 'kysely';
import { answersOfSentAlong } from '../db/transact.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { kindOf, type CarriedOut, type TaskActor } from './kind.ts';
import type { TaskRow } from './store.ts';
import type { TaskFailure } from '../db/task-tables.ts';

export interface Attempt extends CarriedOut {
  readonly status: 'Successful' | 'Failed';
  readonly failure: TaskFailure | null;
}

/**
 * Makes the approved change. A Refusal rolls the change back to the savepoint and is returned as the status Failed; any
 * other error is thrown. Call it inside the transaction of the approval, whose commit releases the savepoint.
 */
export async function carryOut(actor: TaskActor, task: TaskRow): Promise<Attempt> {
  const { db, now } = actor;
  await sql`savepoint approved_change`.execute(db);
  try {
    const done = await kindOf(actor, task).carryOut(actor, task);
    return { status: 'Successful', failure: null, ...done };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await answersOfSentAlong(db);
    await sql`rollback to savepoint approved_change`.execute(db);
    const { code, parameters } = error;
    const notices = [{ code, about: [task.record_name] }];
    const failure = { code, parameters, at: instant(now) };
    return { status: 'Failed', failure, notices, audited: [], messages: [] };
  }
}

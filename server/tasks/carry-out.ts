import { sql } from 'kysely';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { kindOf, type TaskActing } from './kind.ts';
import type { TaskRow } from './store.ts';

/** Makes the approved change; where a rule refuses it now, nothing of it stays and the task has failed. */
export async function carryOut(acting: TaskActing, task: TaskRow) {
  const { db, now } = acting;
  await sql`savepoint approved_change`.execute(db);
  try {
    const notices = await kindOf(acting, task).carryOut(acting, task);
    await sql`release savepoint approved_change`.execute(db);
    return { status: 'Successful', failure: null, notices } as const;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint approved_change`.execute(db);
    const { code, parameters } = error;
    const notices = [{ code, about: [task.record_name] }];
    return { status: 'Failed', failure: { code, parameters, at: instant(now) }, notices } as const;
  }
}

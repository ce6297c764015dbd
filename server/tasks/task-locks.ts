// Locks the tasks that are decided on or repaired. The rules of a change read records and tasks of other kinds, so the
// submissions and approvals of a company are made one after the other.
import { sql } from 'kysely';
import { waitsForLock } from '../db/company-lock.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { tasksOf, type TaskIdentity, type TaskRow } from './store.ts';

interface Options {
  /** Waits until no other submission or approval of the company runs, and keeps it so until the commit. */
  readonly afterOthers: boolean;
}

interface Wanted extends Options {
  readonly companyId: string;
  readonly taskIds: readonly string[];
}

// PostgreSQL locks rows only after it has evaluated the subqueries that they are joined with.
const approvalLock = ({ companyId, afterOthers }: Wanted) =>
  sql<object>`(select case when ${afterOthers}::boolean then ${waitsForLock('changes', companyId)} end offset 0)`.as<'approvals'>(
    sql`approvals`,
  );

const lockedTasks = compiledQuery((db, wanted: Wanted) =>
  tasksOf(db, wanted.companyId)
    .innerJoin(approvalLock(wanted), (join) => join.onTrue())
    .where('t.task_id', '=', sql<string>`any(${wanted.taskIds}::text[])`)
    .orderBy('t.task_id')
    .forUpdate('t'),
);

/**
 * Locks and returns the tasks in the order of their ids, an approval after the other changes of its company, so that two
 * transactions cannot deadlock. The columns of the tasks are read after the wait, but those about their makers before it.
 */
export const lockTasks = (
  db: Database,
  companyId: string,
  taskIds: readonly string[],
  { afterOthers }: Options,
): Promise<TaskRow[]> => lockedTasks(db, { companyId, taskIds, afterOthers });

export async function lockTask(
  db: Database,
  { companyId, taskId }: TaskIdentity,
  options: Options,
): Promise<TaskRow | undefined> {
  return (await lockTasks(db, companyId, [taskId], options))[0];
}

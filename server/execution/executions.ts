import type { Selectable, Updateable } from 'kysely';
import { hasLeft } from '../../domain/execution-status.ts';
import type { Database } from '../db/database.ts';
import type { RequestTables } from '../db/request-tables.ts';
import type { RequestIdentity } from '../approval/store.ts';

export type ExecutionRow = Selectable<RequestTables['executions']>;

/** Whether the money has left the account, even if it came back later. */
export const hasEverLeft = ({ state, receipt }: ExecutionRow): boolean =>
  hasLeft(state) || (receipt?.kind === 'transfer' && receipt.returned !== undefined);

/** Ordered by record; a request that is not a file has one execution. */
export async function findExecutions(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  lock = false,
): Promise<ExecutionRow[]> {
  const query = db
    .selectFrom('executions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('record_no');
  return (lock ? query.forUpdate() : query).execute();
}

/** The execution of a request, or the first one of a file. */
export const findExecution = async (db: Database, identity: RequestIdentity): Promise<ExecutionRow | undefined> =>
  (await findExecutions(db, identity))[0];

export async function updateExecution(
  db: Database,
  { company_id: companyId, task_id: taskId, record_no: recordNo }: ExecutionRow,
  change: Updateable<RequestTables['executions']>,
): Promise<ExecutionRow> {
  return db
    .updateTable('executions')
    .set(change)
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('record_no', '=', recordNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

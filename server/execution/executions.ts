import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RequestTables } from '../db/request-tables.ts';
import type { RequestIdentity } from '../approval/store.ts';

export type ExecutionRow = Selectable<RequestTables['executions']>;

export async function findExecution(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  lock = false,
): Promise<ExecutionRow | undefined> {
  const query = db
    .selectFrom('executions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function updateExecution(
  db: Database,
  { company_id: companyId, id_trx_log: idTrxLog }: ExecutionRow,
  change: Updateable<RequestTables['executions']>,
): Promise<ExecutionRow> {
  return db
    .updateTable('executions')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id_trx_log', '=', idTrxLog)
    .returningAll()
    .executeTakeFirstOrThrow();
}

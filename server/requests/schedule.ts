// The last decision hands the transaction to the bank: a job that runs now, or on the day of the transaction.
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Acting } from './acting.ts';
import { newLogId } from './numbers.ts';
import { identityOf, updateRequest, type RequestRow } from './store.ts';

/** Forward-dated transactions begin when the counters do. */
const openingTime = '07:00';

export interface ExecutionPayload {
  readonly companyId: string;
  readonly taskId: string;
}

/** A favourite moves no money: once everybody has agreed, it is what it says. */
const paysNobody = ({ menu_access: menuAccess }: RequestRow) => menuAccess === 'FAV' || menuAccess === 'BULK_FAV';

export async function scheduleExecution({ db, now }: Acting, row: RequestRow): Promise<RequestRow> {
  if (paysNobody(row)) return updateRequest(db, identityOf(row), { status: 'Successful', tab: 'successful' });
  const isForward = row.execution_date > jakartaMoment(now.getTime()).date;
  const runAt = isForward ? new Date(instantOf({ date: row.execution_date, time: openingTime })) : now;
  const identity = identityOf(row);
  await enqueue(db, {
    kind: 'execute-transfer',
    payload: { ...identity },
    runAt,
    uniqueKey: row.ref_no,
    isDated: isForward,
  });
  return isForward ? row : openExecution(db, row, now);
}

/** From here on the transaction has a number of its own, under which the bank knows it. */
export async function openExecution(db: Acting['db'], row: RequestRow, now: Date): Promise<RequestRow> {
  if (row.id_trx_log !== null) return row;
  const idTrxLog = await newLogId(db, now);
  await db
    .insertInto('executions')
    .values({
      company_id: row.company_id,
      id_trx_log: idTrxLog,
      task_id: row.task_id,
      state: 'due',
      sent_at: null,
      host_reference: null,
      code: null,
      credited_at: null,
      last_enquiry_at: null,
      next_enquiry_at: null,
    })
    .execute();
  return updateRequest(db, identityOf(row), { id_trx_log: idTrxLog });
}

// The last decision schedules the execution: a job that runs now, or when the service opens on the execution day.
import { executionStart } from '../../domain/execution-start.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { decimalText } from '../../domain/money.ts';
import { enqueue } from '../jobs/queue.ts';
import { readServiceHours } from '../reference/calendar.ts';
import type { Actor } from './actor.ts';
import { follow, kindOf, type KnowsKinds, type PayableRecord } from './payment-kind.ts';
import { newLogId } from './numbers.ts';
import { identityOf, updateRequest, type RequestRow } from './store.ts';

export interface ExecutionPayload {
  readonly companyId: string;
  readonly taskId: string;
}

const isDoneNow = (knows: KnowsKinds, row: RequestRow) => kindOf(knows, row).isDoneWhenApproved(row.content);

/** When the execution begins if the request is released now. */
export async function startOf(
  { db, now, paymentKinds }: Pick<Actor, 'db' | 'now' | 'paymentKinds'>,
  row: RequestRow,
): Promise<Date> {
  const { service, account, execution_date: date } = row;
  if (isDoneNow({ paymentKinds }, row) || service === null) return now;
  const ofService = await readServiceHours(db, account ? { currency: account.currency } : {});
  const hours = await kindOf({ paymentKinds }, row).hours(db, row, ofService, now);
  return new Date(executionStart(hours, { service, date }, jakartaMoment(now.getTime()), now.getTime()));
}

/** Schedules the execution, or ends a request that needs none. Returns the updated request. */
export async function scheduleExecution(actor: Actor, row: RequestRow, start: Date): Promise<RequestRow> {
  const { db, now } = actor;
  await follow(actor, row, 'approved');
  const { scheduled } = kindOf(actor, row);
  if (scheduled) return scheduled(actor, row);
  if (isDoneNow(actor, row)) return updateRequest(db, identityOf(row), { status: 'Successful', tab: 'successful' });
  const waits = start > now;
  const identity = identityOf(row);
  await enqueue(db, {
    kind: 'execute-transfer',
    payload: { ...identity },
    runAt: start,
    uniqueKey: row.ref_no,
    isDated: waits,
  });
  return waits ? row : openExecutions(actor, row);
}

type Opening = Pick<Actor, 'db' | 'now' | 'paymentKinds'>;
type Executed = Pick<PayableRecord, 'recordNo' | 'idrEquivalent'>;

/** A request without orders gets one execution too, which then fails. */
async function recordsOf(actor: Opening, row: RequestRow): Promise<readonly Executed[]> {
  const records = await kindOf(actor, row).orders(actor.db, row, actor.now);
  return records.length > 0 ? records : [{ recordNo: 1, idrEquivalent: null }];
}

const newExecution = (row: RequestRow, idTrxLog: string, { recordNo, idrEquivalent }: Executed) =>
  ({
    company_id: row.company_id,
    id_trx_log: idTrxLog,
    task_id: row.task_id,
    record_no: recordNo,
    idr_equivalent: idrEquivalent && decimalText(idrEquivalent),
    state: 'due',
    sent_at: null,
    host_reference: null,
    code: null,
    credited_at: null,
    last_enquiry_at: null,
    next_enquiry_at: null,
  }) as const;

/** Gives the transaction its log number and stores its executions; does nothing if it has a number already. */
export async function openExecutions(actor: Opening, row: RequestRow): Promise<RequestRow> {
  const { db, now } = actor;
  if (row.id_trx_log !== null) return row;
  const idTrxLog = await newLogId(db, now);
  const executions = (await recordsOf(actor, row)).map((record) => newExecution(row, idTrxLog, record));
  await db.insertInto('executions').values(executions).execute();
  return updateRequest(db, identityOf(row), { id_trx_log: idTrxLog });
}

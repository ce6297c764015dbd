// A job sends a released transaction to the host: it is marked as sent first, sent once, and then the answer is stored.
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { success } from '../../domain/result.ts';
import type { OrderAnswer } from '../db/host-tables.ts';
import { transact } from '../db/transact.ts';
import { hostOf } from '../host/connect.ts';
import type { HostOrder } from '../host/host.ts';
import { lockCompany } from '../db/company-lock.ts';
import type { JobKind } from '../jobs/kind.ts';
import { announceTransaction } from '../approval/announce.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { systemActor, type Actor } from '../approval/actor.ts';
import { findExecutions, updateExecution } from './executions.ts';
import { recordAnswer, type RecordIdentity } from './outcome.ts';
import { atRateOfTheDay } from './rate-of-the-day.ts';
import { openExecutions, type ExecutionPayload } from '../approval/schedule.ts';
import { follow, kindOf } from '../approval/payment-kind.ts';
import { recheckBeforeOrder } from '../approval/recheck-limits.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

type Job = Parameters<JobKind>[1];

const identityIn = (payload: Record<string, unknown>): ExecutionPayload => ({
  companyId: String(payload['companyId']),
  taskId: String(payload['taskId']),
});

const isWaiting = ({ status, tab }: RequestRow) => tab === 'forward_dated' || status === 'Execution In Progress';

interface Begun {
  readonly row: RequestRow;
  /** The records that are not sent yet, or were sent without a stored answer. */
  readonly open: readonly number[];
  /** If set, nothing is sent, and the open records fail for this reason. */
  readonly fault: Refusal | null;
}

async function faultOf(actor: Actor, row: RequestRow, hasWaited: boolean): Promise<Refusal | null> {
  try {
    await recheckBeforeOrder(actor, row, hasWaited);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}

/** A payment that begins after its day, such as after midnight, uses the limits of the day on which its money leaves. */
async function begunToday(actor: Actor, row: RequestRow, isUntouched: boolean): Promise<RequestRow> {
  const status = { status: 'Execution In Progress', tab: 'pending', updated_at: actor.now } as const;
  const today = jakartaMoment(actor.now.getTime()).date;
  if (!isUntouched || row.execution_date >= today) return updateRequest(actor.db, identityOf(row), status);
  const redated = await updateRequest(actor.db, identityOf(row), { ...status, execution_date: today });
  await follow(actor, redated, 'redated');
  return redated;
}

/** Returns undefined if nothing is left to send. Does not change the rate once a record has been sent. */
async function begin(services: Job, identity: ExecutionPayload): Promise<Begun | undefined> {
  return transact(services.db, async (db) => {
    const found = await findRequest(db, identity, true);
    if (!found || !isWaiting(found)) return undefined;
    // Two payments of a company that begin at once would otherwise both find the same limit unused.
    await lockCompany(db, 'payments', identity.companyId);
    const actor = systemActor({ ...services, db }, identity.companyId, services.now, 'execute-transfer');
    const opened = await openExecutions(actor, found);
    const all = await findExecutions(db, identity, true);
    const open = all.filter(({ state }) => state === 'due' || state === 'sent');
    if (open.length === 0) return undefined;
    const isUntouched = all.every(({ state }) => state === 'due');
    const begun = await begunToday(actor, opened, isUntouched);
    const wasSent = open.some(({ state }) => state === 'sent');
    const priced = wasSent ? success(begun) : await atRateOfTheDay(db, begun, services.now);
    const row = priced.ok ? priced.value : begun;
    const isFromAnEarlierDay = found.tab === 'forward_dated';
    if (isFromAnEarlierDay) await announceTransaction(actor, row);
    const hasWaited = isFromAnEarlierDay || open.some(({ attempts }) => attempts > 0);
    const fault = priced.ok ? await faultOf(actor, row, hasWaited) : refusalOf(priced);
    return { row, fault, open: open.map(({ record_no: recordNo }) => recordNo) };
  });
}

/**
 * Marks the execution as sent, in a transaction of its own, before the host is called. Returns 'again' if it was
 * already marked, so it must not be sent a second time, and undefined if it was already answered.
 */
async function take({ db: outside, now }: Job, identity: RecordIdentity): Promise<'first' | 'again' | undefined> {
  return transact(outside, async (db) => {
    const executions = await findExecutions(db, identity, true);
    const execution = executions.find(({ record_no: recordNo }) => recordNo === identity.recordNo);
    if (execution?.state === 'sent') return 'again';
    if (execution?.state !== 'due') return undefined;
    const attempts = execution.attempts + 1;
    await updateExecution(db, execution, { state: 'sent', attempts, sent_at: execution.sent_at ?? now });
    return 'first';
  });
}

/** Returns the answer to an order that the bank refuses itself, without sending it to the host. */
function refusedBy(fault: Refusal): OrderAnswer {
  const { code } = fault;
  const [EN, ID] = [fault.mentioned('EN').parameters, fault.mentioned('ID').parameters];
  return { kind: 'rejected', code, ...(EN && ID && { words: { EN, ID } }) };
}

/** An order that may have been sent before counts as timed out: the host is asked about it later. */
async function send(
  services: Job,
  { fault }: Begun,
  order: HostOrder | undefined,
  turn: 'first' | 'again',
): Promise<OrderAnswer> {
  if (turn === 'again') return { kind: 'timeout' };
  if (fault) return refusedBy(fault);
  return order ? hostOf(services).carryOut(order) : { kind: 'rejected', code: 'UNSUPPORTED_SERVICE_TYPE' };
}

async function ordersOf(services: Job, row: RequestRow): Promise<ReadonlyMap<number, HostOrder>> {
  const records = await kindOf(services, row).orders(services.db, row, services.now);
  return new Map(records.map(({ recordNo, order }) => [recordNo, order]));
}

export const executeTransfer: JobKind = async (payload, services) => {
  const identity = identityIn(payload);
  const begun = await begin(services, identity);
  if (!begun) return;
  const orders = await ordersOf(services, begun.row);
  for (const recordNo of begun.open) {
    const record = { ...identity, recordNo };
    const turn = await take(services, record);
    if (turn) await recordAnswer(services, record, await send(services, begun, orders.get(recordNo), turn));
  }
};

/** Asks the host about an unanswered order until it answers. An order that the host never received has failed. */
export const enquireHost: JobKind = async (payload, services) => {
  const identity: RecordIdentity = { ...identityIn(payload), recordNo: Number(payload['recordNo'] ?? 1) };
  const row = await findRequest(services.db, identity);
  const executions = await findExecutions(services.db, identity);
  const execution = executions.find(({ record_no: recordNo }) => recordNo === identity.recordNo);
  if (!row || execution?.state !== 'unanswered') return;
  const { reference = row.ref_no } = (await ordersOf(services, row)).get(identity.recordNo) ?? {};
  const answer = await hostOf(services).enquire({ companyId: row.company_id, reference });
  const outcome = answer.kind === 'unknown' ? ({ kind: 'rejected', code: 'ERR_HOST_REJECTED' } as const) : answer;
  await recordAnswer(services, identity, outcome, true);
};

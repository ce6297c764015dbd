// A job carries a released transaction to the bank: told first, sent once, and the answer written down afterwards.
import { success } from '../../domain/result.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Database } from '../db/database.ts';
import type { TransferAnswer } from '../db/host-tables.ts';
import { transact } from '../db/transact.ts';
import { hostOf } from '../host/connect.ts';
import type { JobKind } from '../jobs/kind.ts';
import { announceTransaction } from '../approval/announce.ts';
import { Refusal } from '../refusal.ts';
import { theBank } from '../approval/acting.ts';
import { findExecution, updateExecution } from './executions.ts';
import { recordAnswer } from './outcome.ts';
import { atRateOfTheDay } from './rate-of-the-day.ts';
import { openExecution, type ExecutionPayload } from '../approval/schedule.ts';
import { kindOf } from '../approval/payment-kind.ts';
import { checkDeal } from '../approval/still-allowed.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

type Job = Parameters<JobKind>[1];

const identityIn = (payload: Record<string, unknown>): ExecutionPayload => ({
  companyId: String(payload['companyId']),
  taskId: String(payload['taskId']),
});

const isWaiting = ({ status, tab }: RequestRow) => tab === 'forward_dated' || status === 'Execution In Progress';

interface Begun {
  readonly row: RequestRow;
  /** Told to the bank by an attempt that did not live to hear the answer. */
  readonly wasSent: boolean;
  /** Why it is not sent at all. */
  readonly fault: ErrorCode | null;
}

/** Code 10 names the remaining amount, which the stored code of an execution cannot. */
const faults: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = { '10': '1' };

async function faultOfDeal(db: Database, row: RequestRow): Promise<ErrorCode | null> {
  try {
    await checkDeal(db, row);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return faults[error.code] ?? error.code;
  }
}

/** Before anything leaves the house it is written down that it does. Nothing when there is nothing to do any more. */
async function begin(services: Job, identity: ExecutionPayload): Promise<Begun | undefined> {
  return transact(services.db, async (db) => {
    const found = await findRequest(db, identity, true);
    if (!found || !isWaiting(found)) return undefined;
    const acting = theBank({ ...services, db }, identity.companyId, services.now, 'execute-transfer');
    const opened = await openExecution(db, found, services.now);
    const execution = await findExecution(db, identity, true);
    if (!execution || !['due', 'sent'].includes(execution.state)) return undefined;
    const status = { status: 'Execution In Progress', tab: 'pending', updated_at: services.now } as const;
    const begun = await updateRequest(db, identityOf(opened), status);
    const wasSent = execution.state === 'sent';
    // What was told to the bank stays as it was told.
    const priced = wasSent ? success(begun) : await atRateOfTheDay(db, begun, services.now);
    const row = priced.ok ? priced.value : begun;
    const attempts = wasSent ? execution.attempts : execution.attempts + 1;
    await updateExecution(db, execution, { state: 'sent', attempts, sent_at: execution.sent_at ?? services.now });
    if (found.tab === 'forward_dated') await announceTransaction(acting, row);
    if (!priced.ok) return { row, wasSent, fault: priced.code };
    return { row, wasSent, fault: wasSent ? null : await faultOfDeal(db, row) };
  });
}

/** What became of an order nobody heard about is asked, never tried again. */
async function send(services: Job, { row, wasSent, fault }: Begun): Promise<TransferAnswer> {
  if (fault) return { kind: 'rejected', code: fault };
  if (wasSent) return { kind: 'timeout' };
  const order = kindOf(services, row).order(row, services.now);
  return order ? hostOf(services).transfer(order) : { kind: 'rejected', code: 'UNSUPPORTED_SERVICE_TYPE' };
}

export const executeTransfer: JobKind = async (payload, services) => {
  const identity = identityIn(payload);
  const begun = await begin(services, identity);
  if (!begun) return;
  const answer = await send(services, begun);
  await recordAnswer(services, identity, answer);
};

/** The bank is asked until it answers; an order it never received debited nothing and has failed. */
export const enquireHost: JobKind = async (payload, services) => {
  const identity = identityIn(payload);
  const row = await findRequest(services.db, identity);
  const execution = await findExecution(services.db, identity);
  if (!row || execution?.state !== 'unanswered') return;
  const answer = await hostOf(services).enquire({ companyId: row.company_id, reference: row.ref_no });
  const outcome = answer.kind === 'unknown' ? ({ kind: 'rejected', code: 'ERR_HOST_REJECTED' } as const) : answer;
  await recordAnswer(services, identity, outcome, true);
};

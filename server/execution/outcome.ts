// Stores the host's answer and derives from it the status of the request, its history, events and messages.
import type { AuditEventType, ErrorCode, ExecutionReceipt, StatusLabel } from '../../generated/types.ts';
import { isForwarded, statusOfExecutions } from '../../domain/execution-status.ts';
import { tabOf, toneOfStatus } from '../../domain/transaction-status.ts';
import { appendAudit } from '../audit/append.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { OrderAnswer } from '../db/host-tables.ts';
import type { FailureCode } from '../db/request-tables.ts';
import type { JobContext } from '../jobs/kind.ts';
import { enqueue } from '../jobs/queue.ts';
import { systemActor } from '../approval/actor.ts';
import { announceTransaction } from '../approval/announce.ts';
import { findExecutions, hasEverLeft, updateExecution, type ExecutionRow } from './executions.ts';
import { notifyWaiting } from './money-news.ts';
import { followMove, kindOf } from '../approval/payment-kind.ts';
import type { ExecutionPayload } from '../approval/schedule.ts';
import { limitDayOf, useLimit } from './limit-usage.ts';
import { addStep } from '../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

type Kind = OrderAnswer['kind'];

const stateOf: Readonly<Record<Exclude<Kind, 'done'>, ExecutionRow['state']>> = {
  insufficient: 'insufficient',
  timeout: 'unanswered',
  rejected: 'rejected',
};
const auditTypes: Readonly<Partial<Record<StatusLabel, AuditEventType>>> = {
  Successful: 'transaction-executed',
  'Partial Successful': 'transaction-executed',
  'Pending by Bank': 'transaction-pending-by-bank',
  Failed: 'transaction-failed',
};
const auditTypesOfReports = { credit: 'transaction-credited', return: 'transaction-returned' } as const;

const untilEnquiry = 60_000;

/** One record of a request. A request that is not a file has only record 1. */
export interface RecordIdentity extends ExecutionPayload {
  readonly recordNo: number;
}

const codeOf = (answer: OrderAnswer): ErrorCode | null => {
  if (answer.kind === 'timeout') return 'ERR_HOST_TIMEOUT';
  return answer.kind === 'done' ? null : answer.code;
};

const wordsOf = (answer: OrderAnswer) =>
  answer.kind === 'rejected' && answer.words ? JSON.stringify(answer.words) : null;

interface Answered {
  readonly row: RequestRow;
  readonly execution: ExecutionRow;
  readonly answer: OrderAnswer;
  readonly enquired: boolean;
}

const checkShowable = createShapeCheck({ TransactionDetail: ['receipt'] });

/** The bank of the payee confirms a telegraphic transfer later. */
function creditedAt(receipt: ExecutionReceipt, at: string): Date | null {
  if (receipt.kind !== 'transfer') return new Date(at);
  return receipt.creditedAt === null ? null : new Date(receipt.creditedAt);
}

/**
 * The state, and the proof of what was carried out. Throws if the receipt does not match the contract; the job is then
 * retried and asks the host again.
 */
async function stateAndProof(services: JobContext, { row, answer }: Answered) {
  if (answer.kind !== 'done') return { state: stateOf[answer.kind] };
  const receipt = kindOf(services, row).receipt(answer);
  await checkShowable({ receipt });
  const { hostReference, at } = answer;
  const credited = creditedAt(receipt, at);
  return {
    state: credited ? ('done' as const) : ('forwarded' as const),
    host_reference: hostReference,
    credited_at: credited,
    receipt: JSON.stringify(receipt),
    counted_on: limitDayOf(new Date(at)),
  };
}

async function executionChange(services: JobContext, answered: Answered) {
  const { execution, answer, enquired } = answered;
  const { now } = services;
  const nextEnquiry = answer.kind === 'timeout' ? new Date(now.getTime() + untilEnquiry) : null;
  return {
    code: codeOf(answer),
    code_words: wordsOf(answer),
    next_enquiry_at: nextEnquiry,
    ...(enquired && { enquiries: execution.enquiries + 1, last_enquiry_at: now }),
    ...(await stateAndProof(services, answered)),
  };
}

function failureOf({ ref_no: reference }: RequestRow, speaker: ExecutionRow | undefined): FailureCode | null {
  if (!speaker?.code) return null;
  const { code, code_words: words } = speaker;
  return { code, words: { EN: { reference, ...words?.EN }, ID: { reference, ...words?.ID } } };
}

interface Verdict {
  readonly status: StatusLabel;
  readonly isForwarded: boolean;
  readonly failure: FailureCode | null;
}

/** The status of the request, and why: the code of the first record with this status, or that the bank refused. */
export function verdictOf(row: RequestRow, executions: readonly ExecutionRow[]): Verdict {
  const states = executions.map(({ state }) => state);
  const status = statusOfExecutions(states);
  const speaker =
    executions.find(({ state }) => statusOfExecutions([state]) === status) ??
    executions.find(({ state }) => state === 'rejected');
  return { status, isForwarded: isForwarded(states), failure: failureOf(row, speaker) };
}

interface Move extends Verdict {
  /** What the bank of the payee reported of a payment that was forwarded to it. */
  readonly reported?: { readonly action: 'credit' | 'return'; readonly at: Date };
}

function requestChange({ status, isForwarded: is_forwarded, failure }: Verdict, now: Date) {
  return {
    status,
    is_forwarded,
    tab: tabOf(status),
    reason: null,
    failure: failure && JSON.stringify(failure),
    updated_at: now,
  };
}

async function announceMove(db: Database, services: JobContext, row: RequestRow, moved: Move): Promise<void> {
  const { status, failure, reported } = moved;
  const system = systemActor({ ...services, db }, row.company_id, services.now, 'execute-transfer');
  const action = reported?.action ?? (moved.isForwarded ? 'forward' : 'execute');
  await addStep({ ...system, now: reported?.at ?? services.now }, row, { action, status: row.status, failure });
  const ofBank = moved.isForwarded ? 'transaction-forwarded' : auditTypes[status];
  const type = reported ? auditTypesOfReports[reported.action] : ofBank;
  const why = failure && toneOfStatus(status) === 'refused' ? ({ outcome: 'failed', code: failure.code } as const) : {};
  if (type) await appendAudit(system, { type, subject: row.ref_no, name: row.payee_name, ...why });
  await announceTransaction(system, row);
  await notifyWaiting(system, row);
}

/**
 * A second answer is ignored, unless an order that was rejected as lost turns out to be carried out. One whose money came
 * back was not lost.
 */
const isAwaited = (execution: ExecutionRow, { kind }: OrderAnswer): boolean =>
  execution.state === 'sent' ||
  execution.state === 'unanswered' ||
  (execution.state === 'rejected' && kind === 'done' && !hasEverLeft(execution));

/** Does nothing if the status stays the same because of other records. */
export async function moveRequest(db: Database, services: JobContext, row: RequestRow, verdict: Move): Promise<void> {
  if (verdict.status === row.status && verdict.isForwarded === row.is_forwarded) return;
  const { now } = services;
  const moved = await updateRequest(db, identityOf(row), requestChange(verdict, now));
  await followMove(systemActor({ ...services, db }, row.company_id, now, 'execute-transfer'), moved);
  await announceMove(db, services, moved, verdict);
}

const enquiryKey = ({ ref_no: refNo }: RequestRow, { record_no: recordNo, enquiries }: ExecutionRow) =>
  [refNo, ...(recordNo === 1 ? [] : [recordNo]), enquiries + 1].join('/');

export async function recordAnswer(
  services: JobContext,
  identity: RecordIdentity,
  answer: OrderAnswer,
  enquired = false,
): Promise<void> {
  await transact(services.db, async (db) => {
    const row = await findRequest(db, identity, true);
    const executions = await findExecutions(db, identity, true);
    const execution = executions.find(({ record_no: recordNo }) => recordNo === identity.recordNo);
    if (!row || !execution || !isAwaited(execution, answer)) return;
    const change = await executionChange(services, { row, execution, answer, enquired });
    if (answer.kind === 'done') await useLimit(db, row, execution, new Date(answer.at));
    const updated = await updateExecution(db, execution, change);
    await moveRequest(
      db,
      services,
      row,
      verdictOf(
        row,
        executions.map((one) => (one === execution ? updated : one)),
      ),
    );
    if (change.next_enquiry_at)
      await enqueue(db, {
        kind: 'enquire-host',
        payload: { ...identity },
        runAt: change.next_enquiry_at,
        uniqueKey: enquiryKey(row, execution),
      });
  });
}

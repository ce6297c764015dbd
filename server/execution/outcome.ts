// What the bank answered becomes the status of the transaction, its history, and news for those concerned.
import type { AuditEventType, ErrorCode, StatusLabel } from '../../generated/types.ts';
import { tabOf } from '../../domain/transaction-status.ts';
import { appendAudit } from '../audit/append.ts';
import { describeCode } from '../code-texts.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { TransferAnswer } from '../db/host-tables.ts';
import type { JobContext } from '../jobs/kind.ts';
import { enqueue } from '../jobs/queue.ts';
import { theBank } from '../approval/acting.ts';
import { announceTransaction } from '../approval/announce.ts';
import { findExecution, updateExecution, type ExecutionRow } from './executions.ts';
import { tellWaiting } from './money-news.ts';
import { followMove } from '../approval/payment-kind.ts';
import type { ExecutionPayload } from '../approval/schedule.ts';
import { useLimit } from './limit-usage.ts';
import { addStep } from '../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

type Kind = TransferAnswer['kind'];

const statusOf: Readonly<Record<Kind, StatusLabel>> = {
  done: 'Successful',
  insufficient: 'Pending Execute',
  timeout: 'Pending by Bank',
  rejected: 'Failed',
};
const stateOf: Readonly<Record<Kind, ExecutionRow['state']>> = {
  done: 'done',
  insufficient: 'insufficient',
  timeout: 'unanswered',
  rejected: 'rejected',
};
const auditTypes: Readonly<Partial<Record<Kind, AuditEventType>>> = {
  done: 'transaction-executed',
  timeout: 'transaction-pending-by-bank',
  rejected: 'transaction-failed',
};

const untilEnquiry = 60_000;
const longestReason = 200;

const codeOf = (answer: TransferAnswer): ErrorCode | null => {
  if (answer.kind === 'timeout') return 'ERR_HOST_TIMEOUT';
  return answer.kind === 'done' ? null : answer.code;
};

function executionChange(answer: TransferAnswer, execution: ExecutionRow, now: Date, enquired: boolean) {
  const nextEnquiry = answer.kind === 'timeout' ? new Date(now.getTime() + untilEnquiry) : null;
  return {
    state: stateOf[answer.kind],
    code: codeOf(answer),
    next_enquiry_at: nextEnquiry,
    ...(enquired && { enquiries: execution.enquiries + 1, last_enquiry_at: now }),
    ...(answer.kind === 'done' && { host_reference: answer.hostReference, credited_at: new Date(answer.at) }),
  };
}

function requestChange(answer: TransferAnswer, now: Date) {
  const code = codeOf(answer);
  const status = statusOf[answer.kind];
  const reason = code === null ? null : describeCode(code, 'EN', {}).slice(0, longestReason);
  return { status, tab: tabOf(status), reason, updated_at: now };
}

async function tell(db: Database, services: JobContext, row: RequestRow, answer: TransferAnswer): Promise<void> {
  const bank = theBank({ ...services, db }, row.company_id, services.now, 'execute-transfer');
  await addStep(bank, row, { action: 'execute', status: row.status });
  const type = auditTypes[answer.kind];
  const code = codeOf(answer);
  const why = code && answer.kind === 'rejected' ? ({ outcome: 'failed', code } as const) : {};
  if (type) await appendAudit(bank, { type, subject: row.ref_no, name: row.payee_name, ...why });
  await announceTransaction(bank, row);
  await tellWaiting(bank, row);
}

/** Of two answers the second changes nothing, unless it says that an order thought lost was carried out after all. */
const isAwaited = ({ state }: ExecutionRow, { kind }: TransferAnswer): boolean =>
  state === 'sent' || state === 'unanswered' || (state === 'rejected' && kind === 'done');

export async function recordAnswer(
  services: JobContext,
  identity: ExecutionPayload,
  answer: TransferAnswer,
  enquired = false,
): Promise<void> {
  await transact(services.db, async (db) => {
    const found = await findRequest(db, identity, true);
    const execution = await findExecution(db, identity, true);
    if (!found || !execution || !isAwaited(execution, answer)) return;
    const { now } = services;
    const change = executionChange(answer, execution, now, enquired);
    await updateExecution(db, execution, change);
    const row = await updateRequest(db, identityOf(found), requestChange(answer, now));
    if (answer.kind === 'done') await useLimit(db, row, now);
    await followMove(theBank({ ...services, db }, row.company_id, now, 'execute-transfer'), row);
    await tell(db, services, row, answer);
    if (change.next_enquiry_at)
      await enqueue(db, {
        kind: 'enquire-host',
        payload: { ...identity },
        runAt: change.next_enquiry_at,
        uniqueKey: `${row.ref_no}/${execution.enquiries + 1}`,
      });
  });
}

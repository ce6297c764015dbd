// Decides on one task: checks the decision while the task row is locked, then writes it in the same transaction.
import type { ImpactNote } from '../../generated/types.ts';
import type { StoredTaskStatus, TaskFailure } from '../db/task-tables.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { appendAllAudits } from '../audit/append.ts';
import { pipeline } from '../db/pipeline.ts';
import type { Actor } from '../approval/actor.ts';
import { viewerOf } from './viewer.ts';
import { auditEventsOfDecision, type TakenDecision } from './task-decision-audit.ts';
import { carryOut } from './carry-out.ts';
import { checkStanding } from './conflict.ts';
import { lockTask } from './task-locks.ts';
import { kindOf, type CarriedOut, type TaskActor } from './kind.ts';
import { announceTask, newsForMakers, type TaskOutcome } from './news.ts';
import type { TaskDecision, TaskOrder } from './order.ts';
import { canAnyoneRepair, peopleAround, type TaskPeople } from './people.ts';
import { isOwnWork, whyNot, type TaskViewer } from './rules.ts';
import { taskStepRow } from './steps.ts';
import { findTask, identityOf, updateTask, type TaskRow } from './store.ts';

export interface Decided {
  readonly task: TaskRow;
  readonly notices: readonly ImpactNote[];
}

/** Checks the signature and returns the digest of what was signed. Called last, after all other checks have passed. */
export type SignTask = (task: TaskRow) => Promise<string | null>;

const unsigned: SignTask = () => Promise.resolve(null);

const statusAfter: Readonly<Record<Exclude<TaskDecision, 'approve'>, StoredTaskStatus>> = {
  reject: 'Rejected',
  'send-to-repair': 'To Repair',
  'return-to-maker': 'To Repair',
  cancel: 'Cancelled',
};
const needsReason = (decision: TaskDecision) => decision === 'send-to-repair' || decision === 'return-to-maker';

type Named = Pick<TaskOrder, 'taskId' | 'refNo'>;

async function asNamed(finding: Promise<TaskRow | undefined>, { refNo }: Named): Promise<TaskRow> {
  const task = await finding;
  if (!task || (refNo !== undefined && task.ref_no !== refNo)) throw new Refusal('193');
  return task;
}

export const loadTask = ({ db, who: { companyId } }: Actor, named: Named): Promise<TaskRow> =>
  asNamed(findTask(db, { companyId, taskId: named.taskId }), named);

/** Throws the first rule that blocks the change, before the signature is used. The task stays Pending Approval. */
async function checkBlockers(actor: TaskActor, task: TaskRow): Promise<void> {
  const [blocker] = await kindOf(actor, task).blockers(actor, task);
  if (blocker) throw new Refusal(blocker.code, blocker.parameters);
}

/** Throws the first reason against the decision. Writes nothing, so that the preview can call it too. */
export async function checkTaskOrder(
  actor: TaskActor,
  task: TaskRow,
  viewer: TaskViewer,
  { revision, decision, reason }: TaskOrder,
): Promise<void> {
  const { db } = actor;
  await checkStanding(db, task, revision, decision);
  const refused = whyNot(viewer, task, decision);
  if (refused) throw new Refusal(refused);
  if (decision === 'approve') await checkBlockers(actor, task);
  if (!needsReason(decision)) return;
  if (!reason?.trim()) throw new Refusal('APPROVAL_REASON_REQUIRED').at('reason');
  if (!(await canAnyoneRepair(db, task))) throw new Refusal('88');
}

interface Outcome extends CarriedOut {
  readonly status: StoredTaskStatus;
  readonly failure: TaskFailure | null;
}

async function outcomeOf(actor: TaskActor, task: TaskRow, { decision }: TaskOrder): Promise<Outcome> {
  if (decision === 'approve') return carryOut(actor, task);
  const failure = decision === 'return-to-maker' ? task.failure : null;
  return { status: statusAfter[decision], failure, notices: [], audited: [], messages: [] };
}

const outcomeInNews = ({ decision }: TaskOrder, { status }: Outcome): TaskOutcome => {
  if (decision === 'approve') return status === 'Failed' ? 'fail' : 'carry-out';
  return decision === 'return-to-maker' ? 'send-to-repair' : decision;
};

interface Taken extends TakenDecision {
  readonly order: TaskOrder;
}

async function writeTask(actor: TaskActor, before: TaskRow, taken: Taken, outcome: Outcome): Promise<TaskRow> {
  const { db, who, now } = actor;
  const { order, ...signed } = taken;
  const { decision, reason } = order;
  const { status, failure, kept } = outcome;
  const change = {
    status,
    reason: reason ?? null,
    failure: failure && JSON.stringify(failure),
    last_acted_by: JSON.stringify({ userId: who.userId, name: who.name }),
    last_acted_at: now,
    due_at: null,
    ...kept,
  };
  const step = taskStepRow(actor, { ...before, status }, { decision, reason, ...signed });
  return updateTask(db, identityOf(before), change, step);
}

async function write(actor: TaskActor, { before, people }: Held, taken: Taken): Promise<Decided> {
  const { order } = taken;
  const outcome = await outcomeOf(actor, before, order);
  const task = await writeTask(actor, before, taken, outcome);
  const news = newsForMakers(actor, task, people, { outcome: outcomeInNews(order, outcome), reason: order.reason });
  const messages = [...outcome.messages, ...news.messages];
  // Takes the company's audit lock, so only the audit events may be written after it.
  const end = await announceTask(actor, task, people, { ...news, messages });
  await appendAllAudits(actor, [...outcome.audited, ...auditEventsOfDecision(task, taken)], end);
  return { task, notices: outcome.notices };
}

interface Held {
  readonly before: TaskRow;
  readonly people: TaskPeople;
}

/** Locks the task. Reads the people in the query after it, so that they are as they are after the wait for the lock. */
async function lockAndLoad({ db, who }: Actor, order: TaskOrder): Promise<Held> {
  const { taskId, decision } = order;
  const locking = lockTask(db, { companyId: who.companyId, taskId }, { afterOthers: decision === 'approve' });
  const [task, people] = await pipeline(asNamed(locking, order), peopleAround(db, who, taskId));
  if (!people) throw new Refusal('193');
  return { before: { ...task, ...people.aboutMakers }, people };
}

function viewerAmong(actor: Actor, { ownIds, ownRoles, approvers }: TaskPeople): TaskViewer {
  const approverIds = approvers.map(({ userId }) => userId);
  return { ...viewerOf(actor, { ownIds, approverIds }), roles: ownRoles };
}

export async function decideOnTask(actor: TaskActor, order: TaskOrder, sign: SignTask = unsigned): Promise<Decided> {
  const held = await lockAndLoad(actor, order);
  const { before, people } = held;
  const viewer = viewerAmong(actor, people);
  await checkTaskOrder(actor, before, viewer, order);
  const mustConfirm = order.decision === 'approve' && before.blocked_makers.length > 0;
  if (mustConfirm && !order.acceptBlockedMaker) throw new Refusal('CA-3');
  const signatureDigest = await sign(before);
  const selfApproval = order.decision === 'approve' && isOwnWork(viewer, before);
  return write(actor, held, { order, signatureDigest, eligible: people.approvers, selfApproval });
}

export const receiptOf = ({ task, notices }: Decided, now: Date) => ({
  taskId: task.task_id,
  refNo: task.ref_no,
  revision: task.revision,
  status: task.status,
  failureCode: task.failure?.code ?? null,
  decidedAt: instant(now),
  notices: [...notices],
});

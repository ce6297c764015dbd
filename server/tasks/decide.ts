// One administrator decides on one task: judged under the lock of the row, then written in one piece.
import type { ImpactNote } from '../../generated/types.ts';
import type { StoredTaskStatus, TaskFailure } from '../db/task-tables.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import type { Acting } from '../approval/acting.ts';
import { whoLooks } from './asker.ts';
import { keepDecision, type TakenDecision } from './audited.ts';
import { carryOut } from './carry-out.ts';
import { checkStanding } from './conflict.ts';
import { kindOf, type TaskActing } from './kind.ts';
import { announceTask, tellMakers } from './news.ts';
import type { TaskDecision, TaskOrder } from './order.ts';
import { isOwnWork, whyNot, type TaskAsker } from './rules.ts';
import { approversOf, findTask, identityOf, isSomebodyLeftToRepair, updateTask, type TaskRow } from './store.ts';

export interface Decided {
  readonly task: TaskRow;
  readonly notices: readonly ImpactNote[];
}

/** Gives the digest of what was signed; asked for only once nothing else stands in the way. */
export type SignTask = (task: TaskRow) => Promise<string | null>;

const unsigned: SignTask = () => Promise.resolve(null);

const statusAfter: Readonly<Record<Exclude<TaskDecision, 'approve'>, StoredTaskStatus>> = {
  reject: 'Rejected',
  'send-to-repair': 'To Repair',
  'return-to-maker': 'To Repair',
  cancel: 'Cancelled',
};
const needsReason = (decision: TaskDecision) => decision === 'send-to-repair' || decision === 'return-to-maker';

export async function loadTask(
  { db, who }: Acting,
  { taskId, refNo }: Pick<TaskOrder, 'taskId' | 'refNo'>,
  lock = false,
) {
  const task = await findTask(db, { companyId: who.companyId, taskId }, lock);
  if (!task || (refNo !== undefined && task.ref_no !== refNo)) throw new Refusal('193');
  return task;
}

/** A rule that stands against the change is said before anything is signed; the task waits on. */
async function checkBlockers(acting: TaskActing, task: TaskRow): Promise<void> {
  const [blocker] = await kindOf(acting, task).blockers(acting, task);
  if (blocker) throw new Refusal(blocker.code, blocker.parameters);
}

/** Everything that stands against it, without writing anything, so that a preview is the same question. */
export async function checkTaskOrder(
  acting: TaskActing,
  task: TaskRow,
  asker: TaskAsker,
  { revision, decision, reason }: TaskOrder,
): Promise<void> {
  const { db } = acting;
  await checkStanding(db, task, revision, decision);
  const refused = whyNot(asker, task, decision);
  if (refused) throw new Refusal(refused);
  if (decision === 'approve') await checkBlockers(acting, task);
  if (!needsReason(decision)) return;
  if (!reason?.trim()) throw new Refusal('APPROVAL_REASON_REQUIRED');
  if (!(await isSomebodyLeftToRepair(db, task))) throw new Refusal('88');
}

interface Outcome {
  readonly status: StoredTaskStatus;
  readonly failure: TaskFailure | null;
  readonly notices: readonly ImpactNote[];
}

async function outcomeOf(acting: TaskActing, task: TaskRow, { decision }: TaskOrder): Promise<Outcome> {
  if (decision === 'approve') return carryOut(acting, task);
  const failure = decision === 'return-to-maker' ? task.failure : null;
  return { status: statusAfter[decision], failure, notices: [] };
}

const toldAs = ({ decision }: TaskOrder, { status }: Outcome) => {
  if (decision === 'approve') return status === 'Failed' ? 'fail' : 'carry-out';
  return decision === 'return-to-maker' ? 'send-to-repair' : decision;
};

async function write(
  acting: TaskActing,
  before: TaskRow,
  taken: TakenDecision & { readonly order: TaskOrder },
): Promise<Decided> {
  const { db, who, now } = acting;
  const { order } = taken;
  const outcome = await outcomeOf(acting, before, order);
  const task = await updateTask(db, identityOf(before), {
    status: outcome.status,
    reason: order.reason ?? null,
    failure: outcome.failure && JSON.stringify(outcome.failure),
    last_acted_by: JSON.stringify({ userId: who.userId, name: who.name }),
    last_acted_at: now,
    due_at: null,
  });
  await keepDecision(acting, task, taken);
  await announceTask(acting, task);
  await tellMakers(acting, task, toldAs(order, outcome), order.reason);
  return { task, notices: outcome.notices };
}

export async function decideOnTask(acting: TaskActing, order: TaskOrder, sign: SignTask = unsigned): Promise<Decided> {
  const { db, who } = acting;
  const before = await loadTask(acting, order, true);
  const asker = await whoLooks(db, who);
  await checkTaskOrder(acting, before, asker, order);
  const mustConfirm = order.decision === 'approve' && before.blocked_makers.length > 0;
  if (mustConfirm && !order.acceptBlockedMaker) throw new Refusal('CA-3');
  const signatureDigest = await sign(before);
  const eligible = await approversOf(db, who, before.maker_ids);
  const selfApproval = order.decision === 'approve' && isOwnWork(asker, before);
  return write(acting, before, { order, signatureDigest, eligible, selfApproval });
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

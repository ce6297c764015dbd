// Takes one decision on many tasks. Each task has its own savepoint and result, so a refused one does not stop the rest.
import type { Handlers } from '../../generated/handlers.ts';
import type {
  AdminDecideMany,
  AdminDecisionResult,
  AdminDecisionTarget,
  DecidedStatus,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { doOrUndo } from '../savepoint.ts';
import { checkBatchLimit, refusedResult, unknownStatus } from '../approval/batch-limit.ts';
import { checkSignature } from '../people/signatures.ts';
import { decideOnTask, type SignTask } from './decide.ts';
import { lockTasks } from './task-locks.ts';
import type { TaskOrder } from './order.ts';
import { aboutTasks } from './signable.ts';
import { findTaskByReference, type TaskRow } from './store.ts';

/** Checks the signature over all tasks, before the first decision is written. */
async function signAll(context: Context, order: AdminDecideMany, held: readonly TaskRow[]): Promise<SignTask> {
  if (order.decision !== 'approve') return () => Promise.resolve(null);
  const digest = await checkSignature(context, order.signature, aboutTasks(context.who, held));
  return () => Promise.resolve(digest);
}

const orderFor = (many: AdminDecideMany, target: AdminDecisionTarget): TaskOrder => ({
  ...target,
  decision: many.decision,
  ...('reason' in many && { reason: many.reason }),
  ...('acceptBlockedMakers' in many && { acceptBlockedMaker: many.acceptBlockedMakers }),
});

const statusNow = async ({ db, who }: Context, refNo: string): Promise<DecidedStatus> =>
  (await findTaskByReference(db, who.companyId, refNo))?.status ?? unknownStatus;

async function decideOne(
  context: Context,
  order: TaskOrder,
  target: AdminDecisionTarget,
  sign: SignTask,
): Promise<AdminDecisionResult> {
  const done = await doOrUndo(context.db, () => decideOnTask(context, order, sign));
  if (done instanceof Refusal) {
    const status = await statusNow(context, target.refNo);
    return { ...refusedResult(context, target, done, status), failureCode: null };
  }
  const { ref_no: refNo, revision, status, failure } = done.task;
  return { refNo, revision, accepted: true, status, code: null, failureCode: failure?.code ?? null };
}

export const processPendingTasks: Handlers<Context>['processPendingTasks'] = async ({ body }, context) => {
  await checkBatchLimit(context, body.items);
  const taskIds = body.items.map(({ taskId }) => taskId);
  const afterOthers = body.decision === 'approve';
  const held = await lockTasks(context.db, context.who.companyId, taskIds, { afterOthers });
  const sign = await signAll(context, body, held);
  const results: AdminDecisionResult[] = [];
  for (const target of body.items) results.push(await decideOne(context, orderFor(body, target), target, sign));
  const accepted = results.filter((result) => result.accepted).length;
  const refused = results.length - accepted;
  return { accepted, refused, notice: accepted > 0 && refused > 0 ? 'CA-16' : null, results };
};

// The preview of a decision for the confirmation page: runs the checks of the decision and writes nothing.
import type { Handlers } from '../../generated/handlers.ts';
import type {
  AdminDecisionPlan,
  AdminDecisionTarget,
  AdminPlannedItem,
  AdminTaskStatus,
  ChangeImpact,
  ImpactNote,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { withCodeNames } from '../reference/code-names.ts';
import { Refusal } from '../refusal.ts';
import { loadViewer } from './viewer.ts';
import { checkTaskOrder, loadTask } from './decide.ts';
import { checkBatchLimit } from '../approval/batch-limit.ts';
import { asNote, kindOf } from './kind.ts';
import { displayedStatus, type TaskViewer } from './rules.ts';
import { signedItem } from './signable.ts';
import type { TaskRow } from './store.ts';

const mostNotes = 20;

type Plan = AdminDecisionPlan['decision'];

async function refusalOf(
  context: Context,
  task: TaskRow,
  viewer: TaskViewer,
  target: AdminDecisionTarget,
  decision: Plan,
) {
  try {
    // The caller has not typed a reason yet, so a placeholder passes the check.
    await checkTaskOrder(context, task, viewer, { ...target, decision, reason: 'preview' });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const blockedMakerNotes = ({ blocked_makers: about }: TaskRow): ImpactNote[] =>
  about.length > 0 ? [{ code: 'CA-3', about }] : [];

export const noticesOf = (task: TaskRow, impact: ChangeImpact | null): ImpactNote[] =>
  [...blockedMakerNotes(task), ...(impact?.notices ?? [])].slice(0, mostNotes);

const endsAs = { reject: 'Rejected', 'send-to-repair': 'To Repair' } as const;

const statusAfter = (decision: Plan): AdminTaskStatus => (decision === 'approve' ? 'Successful' : endsAs[decision]);

async function toKnow(context: Context, task: TaskRow): Promise<ImpactNote[]> {
  const kind = kindOf(context, task);
  const blockers = await kind.blockers(context, task);
  const follows = (await kind.impact(context, task))?.notices ?? [];
  return [...blockers.map((blocker) => asNote(blocker, context.language)), ...follows].slice(0, mostNotes);
}

async function planned(context: Context, decision: Plan, target: AdminDecisionTarget): Promise<AdminPlannedItem> {
  const viewer = await loadViewer(context);
  const task = await loadTask(context, target);
  const refusal = await refusalOf(context, task, viewer, target, decision);
  const notices = decision === 'approve' ? await toKnow(context, task) : [];
  return {
    ...signedItem(task),
    changes: await withCodeNames(context, task.changes),
    taskId: task.task_id,
    ready: refusal === null,
    code: refusal?.code ?? null,
    ...(refusal && { parameters: refusal.mentioned(context.language).parameters ?? {} }),
    confirmations: decision === 'approve' ? blockedMakerNotes(task) : [],
    notices,
    statusAfter: refusal ? displayedStatus(viewer, task) : statusAfter(decision),
  };
}

export const previewAdminDecision: Handlers<Context>['previewAdminDecision'] = async ({ body }, context) => {
  const { decision } = body;
  await checkBatchLimit(context, body.items);
  const items: AdminPlannedItem[] = [];
  for (const target of body.items) items.push(await planned(context, decision, target));
  return {
    decision,
    needsSignature: decision === 'approve',
    reasonRequired: decision !== 'approve',
    ready: items.filter(({ ready }) => ready).length,
    items,
  };
};

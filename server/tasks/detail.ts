import { shownParameters } from '../../domain/parameters.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AdminTaskDetail, AdminTaskFailure, AdminTaskReturn } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { withCodeNames } from '../reference/code-names.ts';
import { Refusal } from '../refusal.ts';
import { stepNumber } from '../approval/numbers.ts';
import { loadViewer } from './viewer.ts';
import { loadTask } from './decide.ts';
import { asNote, kindOf } from './kind.ts';
import { noticesOf } from './preview.ts';
import { itemAt, loadRevision } from './revisions.ts';
import { displayedStatus, ongoing } from './rules.ts';
import { stepOnWire } from './steps.ts';
import { identityOf, stepsOf, type TaskRow, type TaskStepRow } from './store.ts';

type Details = Handlers<Context>;

const isReturn = ({ decision }: TaskStepRow) => decision === 'send-to-repair' || decision === 'return-to-maker';

function returnIn(steps: readonly TaskStepRow[]): AdminTaskReturn | null {
  const last = steps.findLast(isReturn);
  if (!last) return null;
  const { actor_id: userId, actor_name: name, acted_at: at, reason } = last;
  return { actor: { userId, name }, at: instant(at), reason: reason ?? '' };
}

function failureOf({ failure }: TaskRow, { language }: Context): AdminTaskFailure | null {
  return failure && { code: failure.code, at: failure.at, parameters: shownParameters(failure.parameters, language) };
}

/** The task with its steps up to the wanted revision, which may be an earlier one. */
async function taskDetail(context: Context, task: TaskRow, wanted = task.revision): Promise<AdminTaskDetail> {
  const { db, who, now } = context;
  const revision = await loadRevision(db, task, wanted);
  const steps = (await stepsOf(db, identityOf(task))).filter(({ revision: made }) => made <= wanted);
  const isOpen = wanted === task.revision && ongoing.includes(task.status);
  const kind = kindOf(context, task);
  const blockers = isOpen ? await kind.blockers(context, task) : [];
  const followed = wanted === task.revision ? task.impact : null;
  const impact = isOpen ? await kind.impact(context, task) : followed;
  return {
    task: itemAt(task, revision, steps, await loadViewer({ db, who, now }), now),
    makers: revision.makers,
    returned: returnIn(steps),
    failure: wanted === task.revision ? failureOf(task, context) : null,
    notices: isOpen ? noticesOf(task, impact) : [],
    blockers: blockers.map((blocker) => asNote(blocker, context.language)),
    impact,
    changes: await withCodeNames(context, revision.changes),
    content: kind.contentOf(revision.payload),
    steps: steps.map(stepOnWire),
  };
}

export const getAdminTask: Details['getAdminTask'] = async ({ body }, context) =>
  taskDetail(context, await loadTask(context, { taskId: body.taskId }), body.revision);

async function ownDecision({ db, who }: Context, idProcessStep: string) {
  const number = stepNumber(idProcessStep);
  const step =
    number === undefined
      ? undefined
      : await db
          .selectFrom('admin_task_steps')
          .selectAll()
          .where('company_id', '=', who.companyId)
          .where('step_no', '=', number)
          .where('actor_id', '=', who.userId)
          .executeTakeFirst();
  if (!step?.decision) throw new Refusal('193');
  return { step, decision: step.decision };
}

export const getAdminActedTask: Details['getAdminActedTask'] = async ({ body }, context) => {
  const { step, decision } = await ownDecision(context, body.idProcessStep);
  const task = await loadTask(context, { taskId: step.task_id });
  return {
    decision,
    decidedAt: instant(step.acted_at),
    latestRevision: task.revision,
    latestStatus: displayedStatus(await loadViewer(context), task),
    detail: await taskDetail(context, task, step.revision),
  };
};

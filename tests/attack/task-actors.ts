// Many users try every operation on administration tasks: without the right, nothing changes.
import type { OperationId } from '../../generated/operations.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { isRefusal } from './caller.ts';
import { noSignature, userOf } from './payments.ts';
import { timesFor, type Finding, type Row, type Scene } from './scene.ts';
import { targetOf, tasksOf, trySignTasks, type NamedTask } from './tokens.ts';

const company = 'NUSANTARA';
const actorsPerRound = 4;
const approvers = ['SYSADMIN01', 'SYSADMIN03'];
const makers = ['SYSADMIN01', 'SYSADMIN02'];

interface TaskOperation {
  readonly operationId: OperationId;
  readonly isSigned?: boolean;
  readonly body: (task: NamedTask, signature: object) => object;
  readonly mayAct: Readonly<Record<TaskState, readonly string[]>>;
}

const taskStates = { pending: 'a task that waits', 'to-repair': 'a task that came back' } as const;
type TaskState = keyof typeof taskStates;

const unnamed = ({ taskId, revision }: NamedTask) => ({ taskId, revision });
const whilePending = { pending: approvers, 'to-repair': [] };
const many = (decision: string, more: (signature: object) => object): TaskOperation => ({
  operationId: 'processPendingTasks',
  body: (task, signature) => ({ decision, items: [targetOf(task)], ...more(signature) }),
  mayAct: whilePending,
  isSigned: decision === 'approve',
});

const taskOperations: readonly TaskOperation[] = [
  {
    operationId: 'approveAdminTask',
    isSigned: true,
    body: (task, signature) => ({ ...targetOf(task), signature }),
    mayAct: whilePending,
  },
  { operationId: 'rejectAdminTask', body: (task) => ({ ...unnamed(task), reason: 'No' }), mayAct: whilePending },
  { operationId: 'sendAdminTaskToRepair', body: (task) => ({ ...unnamed(task), reason: 'No' }), mayAct: whilePending },
  {
    operationId: 'cancelAdminTask',
    body: (task) => ({ ...unnamed(task), reason: 'No' }),
    mayAct: { pending: makers, 'to-repair': makers },
  },
  {
    operationId: 'returnFailedAdminTask',
    body: (task) => ({ ...unnamed(task), reason: 'No' }),
    mayAct: { pending: [], 'to-repair': [] },
  },
  { operationId: 'generateAdminChallenge', body: (task) => ({ items: [targetOf(task)] }), mayAct: whilePending },
  many('approve', (signature) => ({ signature })),
  many('reject', () => ({ reason: 'No' })),
  many('send-to-repair', () => ({ reason: 'No' })),
];

async function taskIn(scene: Scene, state: TaskState): Promise<NamedTask> {
  const [found] = await tasksOf(scene, company, state);
  if (!found) throw new Error(`There is no task ${state}`);
  return found;
}

async function fingerprint(scene: Scene, { taskId }: NamedTask): Promise<string> {
  const { output } = await scene.ask({
    userId: userOf('SYSADMIN01', company),
    operationId: 'getAdminTaskHistory',
    body: { taskId },
  });
  return JSON.stringify(output);
}

async function attackState(scene: Scene, state: TaskState): Promise<Finding> {
  const task = await taskIn(scene, state);
  const before = await fingerprint(scene, task);
  const faults: string[] = [];
  let tries = 0;
  for (const { operationId, body, mayAct, isSigned } of taskOperations)
    for (let time = 0; time < timesFor(scene, actorsPerRound); time += 1) {
      const { userId } = scene.chance.pick(demoPeople);
      if (mayAct[state].some((id) => userOf(id, company) === userId)) continue;
      const signature = (isSigned && (await trySignTasks(scene, userId, [task]))) || noSignature();
      const answer = await scene.ask({ userId, operationId, body: body(task, signature) });
      tries += 1;
      if (!isRefusal(answer)) faults.push(`${operationId} by ${userId} was answered ${answer.status} ${answer.code}`);
    }
  if ((await fingerprint(scene, task)) !== before) faults.push(`${task.refNo} was changed`);
  return { facts: `${tries} tries`, faults };
}

export const taskActors: readonly Row[] = (Object.keys(taskStates) as TaskState[]).map((state) => ({
  name: `whoever has no right changes nothing of ${taskStates[state]}`,
  attack: (scene) => attackState(scene, state),
}));

// Signatures for one basket of administration tasks are used for another.
import { askUnlock, lockToken, targetOf, tasksOf, trySignTasks, type NamedTask } from './tokens.ts';
import { userOf } from './payments.ts';
import type { Finding, Row, Scene } from './scene.ts';

const company = 'BAHARI';
const signer = userOf('SYSADMIN01', company);

interface TaskBasket {
  readonly name: string;
  readonly signed: readonly number[];
  readonly used: readonly number[];
  readonly usedBy?: string;
}

const taskBasketsData: readonly TaskBasket[] = [
  { name: 'one task twice, used for two', signed: [0, 0], used: [0, 1] },
  { name: 'two tasks, used for one of them twice', signed: [0, 1], used: [0, 0] },
  { name: 'one task, used for another', signed: [0], used: [1] },
  { name: 'one task, used for two', signed: [0], used: [0, 1] },
  { name: 'what one administrator signed, used by another', signed: [0], used: [0], usedBy: 'SYSADMIN03' },
];

/** At least two waiting tasks; locks tokens and asks to unlock them until there are. */
async function twoTasks(scene: Scene): Promise<readonly NamedTask[]> {
  for (const id of ['APPROVER01', 'RELEASER01'] as const) {
    const found = await tasksOf(scene, company, 'pending');
    if (found.length > 1) return found;
    await lockToken(scene, id, company);
    await askUnlock(scene, userOf(id, company));
  }
  const found = await tasksOf(scene, company, 'pending');
  if (found.length < 2) throw new Error('There are no two tasks to sign');
  return found;
}

async function attackBasket(scene: Scene, { signed, used, usedBy }: TaskBasket): Promise<Finding> {
  const tasks = await twoTasks(scene);
  const pick = (places: readonly number[]) => places.flatMap((place) => tasks[place] ?? []);
  const signature = await trySignTasks(scene, signer, pick(signed));
  if (!signature) return { facts: 'no challenge', faults: [] };
  const answer = await scene.ask({
    userId: usedBy ? userOf(usedBy, company) : signer,
    operationId: 'processPendingTasks',
    body: { decision: 'approve', items: pick(used).map(targetOf), signature },
  });
  const left = new Set((await tasksOf(scene, company, 'pending')).map(({ taskId }) => taskId));
  const decided = tasks.filter(({ taskId }) => !left.has(taskId)).length;
  return {
    facts: `challenge given, decision answered ${answer.status} ${answer.code}`,
    faults: [
      ...(answer.status < 400 || answer.status >= 500 ? [`the decision was answered ${answer.status}`] : []),
      ...(decided > 0 ? [`${decided} tasks were approved`] : []),
    ],
  };
}

export const taskBaskets: readonly Row[] = taskBasketsData.map((basket) => ({
  name: `signed ${basket.name}: refused`,
  attack: (scene) => attackBasket(scene, basket),
}));

// Many users try every operation on a request in every state: without the right, nothing changes and nothing is shown.
import type { OperationId } from '../../generated/operations.ts';
import { demoPeople, type DemoPerson } from '../../server/sandbox/seed/people.ts';
import { jsonOperations, mentions, renamed } from './contract-bodies.ts';
import {
  bifast,
  challengeBody,
  keyOf,
  noSignature,
  noteFlags,
  repaired,
  supplier,
  trySign,
  userOf,
} from './payments.ts';
import { guardedOperations, requestStates, type GuardedOperation, type RequestState } from './request-rights.ts';
import { paymentIn, type StatedPayment } from './request-states.ts';
import type { SeededRandom } from '../../server/sandbox/seed/seeded-random.ts';
import { timesFor, type Finding, type Row, type Scene } from './scene.ts';
import { isRefusal } from './caller.ts';
import { taskActors } from './task-actors.ts';

const actorsPerRound = 2;
const readersPerRound = 1;
const maker = userOf('MAKER01');

const exampleOf = (operationId: OperationId): unknown =>
  jsonOperations.find((operation) => operation.operationId === operationId)?.examples[0] ?? {};

async function bodyFor(
  scene: Scene,
  { operationId, change, signs }: GuardedOperation,
  payment: StatedPayment,
  userId: string,
): Promise<unknown> {
  if (operationId === 'generateChallenge')
    return { ...challengeBody({ action: 'approve', items: [payment] }), ...change };
  if (operationId === 'resubmitLocalTransfer') return repaired(payment, bifast('NUSANTARA', payment.rupiah));
  const signature = signs && ((await trySign(scene, userId, { action: signs, items: [payment] })) ?? noSignature());
  if (operationId === 'decideOnMany')
    return {
      ...change,
      items: [keyOf(payment)],
      ...(!change?.['reason'] && { confirmed: noteFlags }),
      ...(signature && { signature }),
    };
  const { idTrxLog } = payment;
  const names = { ...keyOf(payment), ...(idTrxLog && { idTrxLog }), ...(signature && { signature }), ...change };
  return renamed(exampleOf(operationId), names);
}

/** All facts of a request that a decision could change. */
async function fingerprint(scene: Scene, { refNo, taskId }: StatedPayment): Promise<string> {
  const read = async (operationId: OperationId, body: object) => scene.ask({ userId: maker, operationId, body });
  const history = await read('getRequestHistory', { refNo, menuAccess: 'LCY' });
  const found = await read('getTransaction', { refNo, menuAccess: 'LCY' });
  const { status, revision, executionDate } = (found.output ?? {}) as Record<string, unknown>;
  return JSON.stringify([taskId, status, revision, executionDate, history.output]);
}

/** Texts that only users who may see the payment may read, without those that the call itself contained. */
const secretsOf = ({ rupiah }: StatedPayment, isSumAsked: boolean) => [
  supplier.accountNumber,
  supplier.accountName,
  ...(isSumAsked ? [] : [`${rupiah}.00`]),
];

const leaks = (text: string, secrets: readonly string[]) => secrets.filter((secret) => text.includes(secret));

const isStranger = ({ companyId, role }: DemoPerson) => companyId !== 'NUSANTARA' || role.startsWith('SYSADMIN');
const strangers = demoPeople.filter(isStranger);
const colleagues = demoPeople.filter((person) => !isStranger(person));

interface Attempt {
  readonly guarded: GuardedOperation;
  readonly state: RequestState;
  readonly person: DemoPerson;
}

const describeAttempt = ({ guarded, state, person }: Attempt) => {
  const change = Object.values(guarded.change ?? {})[0];
  return `${guarded.operationId}${change ? ` (${change})` : ''} by ${person.userId} on one ${state}`;
};

function isEntitled({ guarded, state, person }: Attempt): boolean {
  const entitled = guarded.mayAct[state] ?? [];
  return person.companyId === 'NUSANTARA' && entitled.some((id) => userOf(id) === person.userId);
}

/** Makes one attempt; returns what is wrong with the answer. */
async function attempt(scene: Scene, tried: Attempt, payment: StatedPayment): Promise<string[]> {
  const { guarded, person } = tried;
  const body = await bodyFor(scene, guarded, payment, person.userId);
  const answer = await scene.ask({ userId: person.userId, operationId: guarded.operationId, body });
  const what = describeAttempt(tried);
  const isChallenge = guarded.operationId === 'generateChallenge';
  const leaked = isStranger(person) || isChallenge ? leaks(answer.text, secretsOf(payment, isChallenge)) : [];
  return [
    ...(isRefusal(answer) ? [] : [`${what} was answered ${answer.status} ${answer.code}`]),
    // A body that is refused for its form would prove nothing about rights.
    ...(answer.code === '400' ? [`${what} was not understood: ${answer.text.slice(0, 300)}`] : []),
    ...(leaked.length > 0 ? [`${what} shows ${leaked.join(', ')}`] : []),
  ];
}

/** Colleagues come closest to having the right, so three of four attempts are theirs. */
const pickPerson = (chance: SeededRandom): DemoPerson => chance.pick(chance.below(4) === 0 ? demoPeople : colleagues);

async function attackWith(scene: Scene, guarded: GuardedOperation, state: RequestState, payment: StatedPayment) {
  const faults: string[] = [];
  let tries = 0;
  for (let time = 0; time < timesFor(scene, actorsPerRound); time += 1) {
    const tried = { guarded, state, person: pickPerson(scene.chance) };
    if (isEntitled(tried)) continue;
    faults.push(...(await attempt(scene, tried, payment)));
    tries += 1;
  }
  return { faults, tries };
}

async function attackState(scene: Scene, state: RequestState): Promise<Finding> {
  const faults: string[] = [];
  let payment = await paymentIn(scene, state);
  let before = await fingerprint(scene, payment);
  let tries = 0;
  for (const guarded of guardedOperations) {
    const found = await attackWith(scene, guarded, state, payment);
    faults.push(...found.faults);
    tries += found.tries;
    const after = await fingerprint(scene, payment);
    if (after === before) continue;
    faults.push(`${guarded.operationId} changed ${before.slice(0, 60)} to ${after.slice(0, 60)}`);
    payment = await paymentIn(scene, state);
    before = await fingerprint(scene, payment);
  }
  return { facts: `${tries} tries`, faults };
}

/** Calls every operation that names a request, as users of other companies and as administrators. */
async function readAsStrangers(scene: Scene): Promise<Finding> {
  const payment = await paymentIn(scene, 'to approve');
  const faults: string[] = [];
  let tries = 0;
  for (const { operationId, located, examples } of jsonOperations) {
    const example = examples.find((one) => mentions(one, 'refNo') || mentions(one, 'taskId'));
    if (example === undefined || located.path.includes('{')) continue;
    for (let time = 0; time < timesFor(scene, readersPerRound); time += 1) {
      const { userId } = scene.chance.pick(strangers);
      const body = renamed(example, keyOf(payment));
      const asked = JSON.stringify(body);
      const { text } = await scene.ask({ userId, operationId, body });
      const leaked = leaks(text, secretsOf(payment, false)).filter((secret) => !asked.includes(secret));
      if (leaked.length > 0) faults.push(`${operationId} shows ${userId}: ${leaked.join(', ')}`);
      tries += 1;
    }
  }
  return { facts: `${tries} questions`, faults };
}

/** Every user who may not approve asks for a challenge. */
async function challengeAsEverybody(scene: Scene): Promise<Finding> {
  const payment = await paymentIn(scene, 'to approve');
  const guarded = { operationId: 'generateChallenge', mayAct: { 'to approve': ['APPROVER01', 'APPROVER02'] } } as const;
  const tried = demoPeople.map((person) => ({ guarded, state: 'to approve', person }) as const);
  const others = tried.filter((one) => !isEntitled(one));
  const faults: string[] = [];
  for (const other of others) faults.push(...(await attempt(scene, other, payment)));
  return { facts: `${others.length} people`, faults };
}

export const actors: readonly Row[] = [
  ...requestStates.map((state) => ({
    name: `whoever has no right changes nothing of a request ${state}`,
    attack: (scene: Scene) => attackState(scene, state),
  })),
  { name: 'the bank gives no challenge to users who may not approve', attack: challengeAsEverybody },
  { name: 'strangers learn nothing of a request by any operation', attack: readAsStrangers },
  ...taskActors,
];

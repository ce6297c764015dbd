// Each object of each request is replaced by another value: always refused for its form, never stored, never a 500.
import type { OperationId } from '../../generated/operations.ts';
import { allowedRoles } from '../../domain/roles.ts';
import type { LocatedOperation } from '../../server/contract/document.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { jsonOperations, type JsonOperation } from './contract-bodies.ts';
import {
  atDealRate,
  bifast,
  keyOf,
  noteFlags,
  noteKinds,
  repaired,
  sendToRepair,
  sign,
  submit,
  userOf,
  type Payment,
} from './payments.ts';
import { passed } from './request-states.ts';
import { timesFor, type Finding, type Row, type Scene } from './scene.ts';
import { unionMutations, type Mutation } from './union-mutations.ts';

const mutationsPerRound = 2;
const company = 'NUSANTARA';
const maker = userOf('MAKER01', company);
/** A limit per minute is checked before the form, so this status says nothing about the form. */
const saysNothing = 429;

function personFor({ operation }: LocatedOperation): string | undefined {
  const permission = operation['x-permission'];
  if (permission.area === 'public') return undefined;
  const [role] = permission.area === 'any' ? ['MK'] : allowedRoles(permission);
  const flags = permission.flags ?? [];
  const fits = demoPeople.filter(
    (person) => person.companyId === company && flags.every((flag) => person.flags.includes(flag)),
  );
  return (fits.find((person) => person.role === role) ?? fits[0])?.userId;
}

interface Sent {
  readonly operationId: OperationId;
  readonly userId: string | undefined;
}

async function send(scene: Scene, { operationId, userId }: Sent, { field, put, body }: Mutation): Promise<string[]> {
  const { status, code, text } = await scene.ask({ operationId, userId, body });
  if (status === 400 || status === saysNothing) return [];
  return [`${operationId}: ${field} as ${put} was answered ${status} ${code || text.slice(0, 80)}`];
}

function someOf<Item>(scene: Scene, items: readonly Item[]): Item[] {
  const most = timesFor(scene, mutationsPerRound);
  if (items.length <= most) return [...items];
  const left = [...items];
  return Array.from({ length: most }, () => left.splice(scene.chance.below(left.length), 1)).flat();
}

async function attackExamples(scene: Scene, operations: readonly JsonOperation[]): Promise<Finding> {
  const faults: string[] = [];
  let tries = 0;
  for (const { operationId, located, schema, examples } of operations) {
    const mutations = someOf(
      scene,
      examples.flatMap((example) => unionMutations(schema, example)),
    );
    tries += mutations.length;
    for (const mutation of mutations)
      faults.push(...(await send(scene, { operationId, userId: personFor(located) }, mutation)));
  }
  return { facts: `${tries} bodies of ${operations.length} operations`, faults };
}

interface RightRequest extends Sent {
  readonly body: unknown;
}

/** Requests that would succeed, so a mutation of one can be refused only for its form. */
const rightRequests: Readonly<Record<string, (scene: Scene) => Promise<RightRequest>>> = {
  'a transfer': async () => ({
    operationId: 'submitLocalTransfer',
    userId: maker,
    body: { form: bifast(company, 1_410_000), confirmed: noteKinds },
  }),
  'a transfer at the rate of a deal': async () => ({
    operationId: 'submitLocalTransfer',
    userId: maker,
    body: { form: atDealRate(company, 165_400), confirmed: noteKinds },
  }),
  'a validation': async () => ({
    operationId: 'validateLocalTransfer',
    userId: maker,
    body: { form: bifast(company, 1_420_000) },
  }),
  'a repair': async (scene) => {
    const payment = await submit(scene, company, 1_430_000);
    await sendToRepair(scene, payment);
    return {
      operationId: 'resubmitLocalTransfer',
      userId: maker,
      body: repaired(payment, bifast(company, 1_431_000)),
    };
  },
  'a decision on many': async (scene) => {
    const payment: Payment = await passed(scene, await submit(scene, company, 1_440_000), 'verify');
    const userId = userOf('APPROVER01', company);
    const signature = await sign(scene, userId, { action: 'approve', items: [payment] });
    const body = { decision: 'approve', items: [keyOf(payment)], confirmed: noteFlags, signature };
    return { operationId: 'decideOnMany', userId, body };
  },
};

async function attackRight(scene: Scene, make: (scene: Scene) => Promise<RightRequest>): Promise<Finding> {
  const right = await make(scene);
  const schema = jsonOperations.find(({ operationId }) => operationId === right.operationId)?.schema ?? {};
  const mutations = unionMutations(schema, right.body);
  const faults: string[] = [];
  for (const mutation of mutations) faults.push(...(await send(scene, right, mutation)));
  const { status, text } = await scene.ask(right);
  if (status !== 200) faults.push(`the right request itself was answered ${text.slice(0, 200)}`);
  return { facts: `${mutations.length} bodies`, faults };
}

export const unions: readonly Row[] = [
  ...Object.entries(rightRequests).map(([name, make]) => ({
    name: `${name} with something else for each of its objects is refused`,
    attack: (scene: Scene) => attackRight(scene, make),
  })),
  {
    name: 'every operation refuses something else for each of its objects',
    attack: (scene) => attackExamples(scene, jsonOperations),
  },
];

// One step in the model and in the bank: the answers and the resulting states must be the same.
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { ManyDecided, RequestListItem } from '../../../generated/types.ts';
import type { Answer, TestBank } from '../bank.ts';
import { ask } from '../lookup-calls.ts';
import { user } from '../request-bank.ts';
import { isInQueue, kindOf, mayRepair, member, type ModelRequest, type World } from './model-request.ts';

export type Move = (world: World, bank: TestBank) => Promise<void>;

const secondsPerMove = 7;
let taken = 0;
export const movesTaken = (): number => taken;

/** A step by a user who is not blocked, because a blocked user has no session. */
export class Step implements fc.AsyncCommand<World, TestBank> {
  readonly words: string;
  readonly actor: string | undefined;
  readonly move: Move;

  constructor(words: string, actor: string | undefined, move: Move) {
    this.words = words;
    this.actor = actor;
    this.move = move;
  }

  check({ blocked }: Readonly<World>): boolean {
    return this.actor === undefined || !blocked.has(this.actor);
  }

  async run(world: World, bank: TestBank): Promise<void> {
    taken += 1;
    world.now += secondsPerMove * 1000;
    bank.setTime(new Date(world.now));
    await this.move(world, bank);
  }

  toString(): string {
    return this.actor ? `${this.actor} ${this.words}` : this.words;
  }
}

const stageWords = { verify: 'Pending Verify', approve: 'Pending Approve', release: 'Pending Release' } as const;
const bankWords = { sent: 'Execution In Progress', short: 'Pending Execute', paid: 'Successful' } as const;
const endWords = { repair: 'For Repair', rejected: 'Rejected', cancelled: 'Cancelled' } as const;

function statusOf(request: ModelRequest): string {
  const kind = kindOf(request);
  if (kind) return stageWords[kind];
  if (request.status === 'released') return bankWords[request.bank ?? 'short'];
  return endWords[request.status as keyof typeof endWords];
}

async function storedStateOf({ services: { db } }: TestBank, { taskId }: ModelRequest) {
  return db
    .selectFrom('requests')
    .select(['status', 'revision', 'maker_ids', 'acted_ids'])
    .where('company_id', '=', 'NUSANTARA')
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
}

export async function expectSame(bank: TestBank, request: ModelRequest): Promise<void> {
  const { status, revision, maker_ids: makers } = await storedStateOf(bank, request);
  expect({ status, revision, makers }).toEqual({
    status: statusOf(request),
    revision: request.revision,
    makers: request.makers.map(user),
  });
}

const codesWithActor: readonly string[] = ['76', '78', '80', '81', '82', '83'];

/** A decision that comes too late must name the user who was first. */
export function expectCode(answer: Answer, code: string): void {
  expect(answer.code).toBe(code);
  if (codesWithActor.includes(code)) expect(answer.body['parameters']).toHaveProperty('actor');
}

/** Expects one result per request, in the order of the call. */
export function expectResults(
  { output }: Answer,
  requests: readonly ModelRequest[],
  codes: ReadonlyMap<string, string>,
): void {
  const { results } = output as ManyDecided;
  expect(results.map(({ refNo, code }) => [refNo, code ?? '00'])).toEqual(
    requests.map(({ refNo }) => [refNo, codes.get(refNo)]),
  );
}

export const allowed = (actor: string, roles: readonly string[]): boolean =>
  member(actor).roles.some((role) => roles.includes(role));

export const queues = {
  verify: { operation: 'listRequestsToVerify', role: 'VF' },
  approve: { operation: 'listRequestsToApprove', role: 'AP' },
  release: { operation: 'listRequestsToRelease', role: 'RL' },
  repair: { operation: 'listRequestsToRepair', role: 'MK' },
} as const;

export const lookAtQueue = (actor: string, queue: keyof typeof queues) =>
  new Step(`looks at the queue to ${queue}`, actor, async ({ requests }, bank) => {
    const { operation, role } = queues[queue];
    const body = { page: { size: 100 } };
    const answer = await ask(bank, operation, { user: user(actor), body });
    expectCode(answer, allowed(actor, [role]) ? '00' : '403');
    if (answer.code !== '00') return;
    const waits = (request: ModelRequest) =>
      queue === 'repair' ? request.status === 'repair' && mayRepair(request, actor) : isInQueue(request, actor, queue);
    const { items } = answer.output as { items: RequestListItem[] };
    const expected = requests.filter(waits).map(({ refNo }) => refNo);
    expect(items.map(({ refNo }) => refNo).toSorted()).toEqual(expected.toSorted());
  });

// The random steps of verifiers, approvers and releasers.
import fc from 'fast-check';
import type { TestBank } from '../bank.ts';
import { askDecision, askMany } from './calls.ts';
import { allowed, expectCode, expectResults, expectSame, Step } from './moves.ts';
import { isInQueue, kindOf, type ModelRequest, type World } from './model-request.ts';
import { anybody, isOld, isWaiting, named, onRequest, pick, requestAt } from './picks.ts';
import { decide, maySign, type Decision } from './rules.ts';
import { staff } from './staff.ts';

const decision = fc.constantFrom<Decision>('verify', 'approve', 'release', 'reject', 'send-to-repair');
const rolesFor: Readonly<Record<Decision, readonly string[]>> = {
  verify: ['VF'],
  approve: ['AP'],
  release: ['RL'],
  reject: ['VF', 'AP', 'RL'],
  'send-to-repair': ['VF', 'AP', 'RL'],
};

async function decideAs(
  world: World,
  bank: TestBank,
  request: ModelRequest,
  actor: string,
  what: Decision,
  old: boolean,
) {
  const order = {
    actor,
    decision: what,
    revision: named(request, old),
    confirmsBlocked: request.refNo.length % 2 === 0,
  };
  const answer = await askDecision(bank, request, order);
  expectCode(answer, allowed(actor, rolesFor[what]) ? decide(world, request, order) : '403');
}

export const triesToDecide = fc.tuple(anybody, decision, pick, isOld).map(
  ([actor, what, at, old]) =>
    new Step(
      `tries to ${what} #${at}`,
      actor,
      onRequest(at, (world, bank, request) => decideAs(world, bank, request, actor, what, old)),
    ),
);

/** Passes the request by one of the users whose turn it is when the step runs. */
async function passOnce(world: World, bank: TestBank, request: ModelRequest, whom: number): Promise<void> {
  const kind = kindOf(request);
  const able = Object.keys(staff).filter((id) => kind && !world.blocked.has(id) && isInQueue(request, id, kind));
  const actor = able[whom % Math.max(able.length, 1)];
  if (kind && actor) await decideAs(world, bank, request, actor, kind, false);
}

export const takesTurn = fc.tuple(pick, pick).map(
  ([at, whom]) =>
    new Step(
      `whoever has the turn passes #${at}`,
      undefined,
      onRequest(at, (world, bank, request) => passOnce(world, bank, request, whom), isWaiting),
    ),
);

const mostStages = 4;

/** Passes all stages, because single turns would bring few requests to the bank. */
export const takeTurns = fc.tuple(pick, pick).map(
  ([at, whom]) =>
    new Step(
      `everybody in turn passes #${at}`,
      undefined,
      onRequest(
        at,
        async (world, bank, request) => {
          for (let stage = 0; stage < mostStages; stage += 1) await passOnce(world, bank, request, whom);
        },
        ({ status, isForward }) => status === 'waiting' && !isForward,
      ),
    ),
);

export const decidesOnMany = fc
  .tuple(anybody, decision, fc.uniqueArray(pick, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(
    ([actor, what, places, confirmsBlocked]) =>
      new Step(`decides to ${what} on many`, actor, async (world, bank) => {
        const requests = [...new Set(places.flatMap((at) => requestAt(world.requests, at) ?? []))];
        if (requests.length === 0) return;
        const answer = await askMany(bank, requests, { actor, decision: what, confirmsBlocked });
        if (!allowed(actor, ['VF', 'AP', 'RL'])) return expectCode(answer, '403');
        const isSigned = what === 'approve' || what === 'release';
        const signs = (request: ModelRequest) =>
          maySign(request, { actor, decision: what, revision: request.revision, confirmsBlocked });
        if (isSigned && !requests.every(signs)) return expectCode(answer, '172');
        expectCode(answer, '00');
        const codes = new Map<string, string>();
        for (const request of requests.toSorted((left, right) => (left.taskId < right.taskId ? -1 : 1))) {
          const order = { actor, decision: what, revision: request.revision, confirmsBlocked };
          codes.set(request.refNo, decide(world, request, order));
        }
        expectResults(answer, requests, codes);
        for (const request of requests) await expectSame(bank, request);
      }),
  );

// The random steps: every user tries everything; most steps are chosen so that they can succeed.
import fc from 'fast-check';
import type { TestBank } from '../bank.ts';
import { user } from '../request-bank.ts';
import { askCancel, askDecision, askExceptional, askMany, askResubmit, askSubmit, receiptIn } from './calls.ts';
import { bankWorks, executes, moneyComesIn } from './money.ts';
import { allowed, expectCode, expectResults, expectSame, lookAtQueue, queues, Step } from './moves.ts';
import { isInQueue, kindOf, member, type ModelRequest, type World } from './model-request.ts';
import {
  begin,
  cancel,
  cancelDated,
  confirmFirst,
  decide,
  declineFirst,
  maySign,
  resubmit,
  speakFirst,
  recall,
  type Decision,
} from './rules.ts';
import { staff } from './staff.ts';

const anybody = fc.constantFrom(...Object.keys(staff));
const maker = fc.constantFrom('MAKER01', 'MAKER02', 'APPROVER02');
const pick = fc.nat({ max: 999 });
const rupiah = fc.constantFrom(9_000_000, 10_000_000, 10_000_001, 90_000_000, 120_000_000, 200_000_000);
const isOld = fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0);
const decision = fc.constantFrom<Decision>('verify', 'approve', 'release', 'reject', 'send-to-repair');
const rolesFor: Readonly<Record<Decision, readonly string[]>> = {
  verify: ['VF'],
  approve: ['AP'],
  release: ['RL'],
  reject: ['VF', 'AP', 'RL'],
  'send-to-repair': ['VF', 'AP', 'RL'],
};

const requestAt = (requests: readonly ModelRequest[], at: number): ModelRequest | undefined =>
  requests[at % Math.max(requests.length, 1)];
const named = (request: ModelRequest, old: boolean): number => request.revision + (old ? 1 : 0);

type Work = (world: World, bank: TestBank, request: ModelRequest) => Promise<void>;
type Wanted = (request: ModelRequest, world: World) => boolean;

const any: Wanted = () => true;
const isWaiting: Wanted = ({ status }) => status === 'waiting';
const inRepair: Wanted = ({ status }) => status === 'repair';
const waitsForItsDay: Wanted = ({ status, isForward }) => status === 'released' && isForward;
const isOverdue: Wanted = (request, { now }) => request.status === 'waiting' && now > request.dueAt;
const awaitsSecond: Wanted = ({ exceptional }) => exceptional !== undefined;

/** Runs work on the picked request: one of those wanted, or any if there is none. */
const onRequest = (at: number, work: Work, isWanted: Wanted = any) =>
  async function move(world: World, bank: TestBank): Promise<void> {
    const wanted = world.requests.filter((request) => isWanted(request, world));
    const request = requestAt(wanted.length > 0 ? wanted : world.requests, at);
    if (!request) return;
    await work(world, bank, request);
    await expectSame(bank, request);
  };

const submitsFor = (isDated: fc.Arbitrary<boolean>) =>
  fc.tuple(fc.oneof({ weight: 9, arbitrary: maker }, anybody), rupiah, isDated).map(
    ([actor, amount, isForward]) =>
      new Step(`submits ${amount}`, actor, async (world, bank) => {
        const answer = await askSubmit(bank, actor, amount, isForward);
        const request: ModelRequest = {
          taskId: '',
          refNo: '',
          creator: actor,
          makers: [actor],
          isForward,
          rupiah: amount,
          revision: 1,
          status: 'waiting',
          stage: 0,
          dueAt: 0,
          passed: [],
          acted: [],
          last: undefined,
          exceptional: undefined,
        };
        const code = allowed(actor, ['MK']) ? begin(world, request) : '403';
        expectCode(answer, code);
        if (code !== '00') return;
        const { taskId, refNo } = receiptIn(answer);
        const kept = { ...request, taskId, refNo };
        world.requests.push(kept);
        await expectSame(bank, kept);
      }),
  );

const submits = submitsFor(fc.boolean());
const submitsForToday = submitsFor(fc.constant(false));

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

const triesToDecide = fc.tuple(anybody, decision, pick, isOld).map(
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

const takesTurn = fc.tuple(pick, pick).map(
  ([at, whom]) =>
    new Step(
      `whoever has the turn passes #${at}`,
      undefined,
      onRequest(at, (world, bank, request) => passOnce(world, bank, request, whom), isWaiting),
    ),
);

const mostStages = 4;

/** Passes all stages, because single turns would bring few requests to the bank. */
const takeTurns = fc.tuple(pick, pick).map(
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

const decidesOnMany = fc
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

const someMaker = fc.oneof({ weight: 5, arbitrary: maker }, anybody);

const cancels = fc.tuple(someMaker, pick, isOld, fc.boolean()).map(
  ([actor, at, old, isDated]) =>
    new Step(
      `cancels ${isDated ? 'dated ' : ''}#${at}`,
      actor,
      onRequest(
        at,
        async (_, bank, request) => {
          const revision = named(request, old);
          const operation = isDated ? 'cancelForwardDated' : 'cancelRequest';
          const answer = await askCancel(bank, operation, actor, request, revision);
          const rule = isDated ? cancelDated : cancel;
          expectCode(answer, allowed(actor, ['MK']) ? rule(request, actor, revision) : '403');
        },
        isDated ? waitsForItsDay : inRepair,
      ),
    ),
);

/** Takes back or cancels a waiting request, by its maker or another user. */
const recalls = fc.tuple(someMaker, pick, isOld, fc.boolean()).map(
  ([actor, at, old, isCancelled]) =>
    new Step(
      `${isCancelled ? 'cancels waiting' : 'takes back'} #${at}`,
      actor,
      onRequest(
        at,
        async (_, bank, request) => {
          const revision = named(request, old);
          const operation = isCancelled ? 'cancelRequest' : 'recallRequest';
          const answer = await askCancel(bank, operation, actor, request, revision);
          const rule = isCancelled ? cancel : recall;
          expectCode(answer, allowed(actor, ['MK']) ? rule(request, actor, revision) : '403');
        },
        isWaiting,
      ),
    ),
);

const resubmits = fc.tuple(someMaker, pick, rupiah, isOld).map(
  ([actor, at, amount, old]) =>
    new Step(
      `submits #${at} again with ${amount}`,
      actor,
      onRequest(
        at,
        async (world, bank, request) => {
          const revision = named(request, old);
          const answer = await askResubmit(bank, actor, request, revision, amount);
          expectCode(answer, allowed(actor, ['MK']) ? resubmit(world, request, actor, amount, revision) : '403');
        },
        inRepair,
      ),
    ),
);

const exceptionalPerson = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('APPROVER01', 'APPROVER02', 'RELEASER01') },
  anybody,
);

const speaksFirst = fc.tuple(exceptionalPerson, pick, fc.constantFrom('approve', 'release'), isOld, fc.boolean()).map(
  ([actor, at, what, old, confirmsBlocked]) =>
    new Step(
      `decides exceptionally to ${what} #${at}`,
      actor,
      onRequest(
        at,
        async (world, bank, request) => {
          const revision = named(request, old);
          const action = what === 'release' ? 'exceptional-release' : 'exceptional-approve';
          const answer = await askExceptional(bank, actor, { ...request, revision }, { action, confirmsBlocked });
          const kinds = what === 'release' ? (['release'] as const) : (['verify', 'approve'] as const);
          const mayAsk = member(actor).exceptionalFor.includes(what === 'release' ? 'release' : 'approve');
          expectCode(answer, mayAsk ? speakFirst(world, request, { actor, revision, confirmsBlocked }, kinds) : '403');
        },
        isOverdue,
      ),
    ),
);

const answersFirst = fc.tuple(exceptionalPerson, pick, fc.boolean(), isOld, fc.boolean()).map(
  ([actor, at, confirms, old, confirmsBlocked]) =>
    new Step(
      `${confirms ? 'confirms' : 'declines'} #${at}`,
      actor,
      onRequest(
        at,
        async (world, bank, request) => {
          const revision = named(request, old);
          const action = kindOf(request) === 'release' ? 'exceptional-release' : 'exceptional-approve';
          const answer = confirms ? 'confirm' : 'decline';
          const given = await askExceptional(
            bank,
            actor,
            { ...request, revision },
            { action, answer, confirmsBlocked },
          );
          const isCorporate = member(actor).roles[0] !== 'SYSADMIN';
          const rule = () =>
            confirms
              ? confirmFirst(world, request, { actor, revision, confirmsBlocked })
              : declineFirst(request, actor, revision);
          expectCode(given, isCorporate ? rule() : '403');
        },
        awaitsSecond,
      ),
    ),
);

const blocks = fc.tuple(fc.constantFrom('MAKER01', 'MAKER02'), fc.boolean()).map(
  ([whom, isBlocked]) =>
    new Step(`an administrator ${isBlocked ? 'blocks' : 'unblocks'} ${whom}`, undefined, async ({ blocked }, bank) => {
      const status = isBlocked ? 'blocked' : 'active';
      await bank.services.db.updateTable('users').set({ status }).where('user_id', '=', user(whom)).execute();
      if (isBlocked) blocked.add(whom);
      else blocked.delete(whom);
    }),
);

const latest = Date.parse('2026-11-23T21:30:00+07:00');

const waits = fc.integer({ min: 20, max: 150 }).map(
  (minutes) =>
    new Step(`${minutes} minutes pass`, undefined, (world) => {
      world.now = Math.max(world.now, Math.min(latest, world.now + minutes * 60_000));
      return Promise.resolve();
    }),
);

const looks = fc
  .tuple(anybody, fc.constantFrom(...(Object.keys(queues) as (keyof typeof queues)[])))
  .map(([actor, queue]) => lookAtQueue(actor, queue));

const often = (times: number, arbitrary: fc.Arbitrary<Step>) => Array.from({ length: times }, () => arbitrary);

export const moves = [
  ...often(4, submits),
  ...often(8, takesTurn),
  ...often(2, takeTurns),
  ...often(5, triesToDecide),
  ...often(3, decidesOnMany),
  ...often(2, cancels),
  ...often(3, recalls),
  ...often(4, resubmits),
  ...often(4, speaksFirst),
  ...often(4, answersFirst),
  ...often(2, looks),
  ...often(4, waits),
  ...often(3, bankWorks),
  ...often(2, moneyComesIn),
  ...often(3, executes),
  blocks,
];

/** Mostly steps that release requests, take the account's money and bring it back. */
export const moneyMoves = [
  ...often(5, submitsForToday),
  ...often(8, takeTurns),
  ...often(6, bankWorks),
  ...often(2, moneyComesIn),
  ...often(6, executes),
  cancels,
  waits,
];

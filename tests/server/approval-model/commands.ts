// The random steps: every user tries everything; most steps are chosen so that they can succeed.
import fc from 'fast-check';
import type { TestBank } from '../bank.ts';
import { user } from '../request-bank.ts';
import { askCancel, askDecision, askExceptional, askMany, askResubmit, askSubmit, receiptIn } from './calls.ts';
import { bankWorks, executes, moneyComesIn } from './money.ts';
import { allowed, expectCode, expectResults, expectSame, lookAtQueue, queues, Step } from './moves.ts';
import { isInQueue, kindOf, member, type Paper, type World } from './paper.ts';
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

const paperAt = (papers: readonly Paper[], at: number): Paper | undefined => papers[at % Math.max(papers.length, 1)];
const named = (paper: Paper, old: boolean): number => paper.revision + (old ? 1 : 0);

type Work = (world: World, bank: TestBank, paper: Paper) => Promise<void>;
type Wanted = (paper: Paper, world: World) => boolean;

const any: Wanted = () => true;
const isWaiting: Wanted = ({ status }) => status === 'waiting';
const inRepair: Wanted = ({ status }) => status === 'repair';
const waitsForItsDay: Wanted = ({ status, isForward }) => status === 'released' && isForward;
const isOverdue: Wanted = (paper, { now }) => paper.status === 'waiting' && now > paper.dueAt;
const awaitsSecond: Wanted = ({ exceptional }) => exceptional !== undefined;

/** Runs work on the picked request: one of those wanted, or any if there is none. */
const onPaper = (at: number, work: Work, isWanted: Wanted = any) =>
  async function move(world: World, bank: TestBank): Promise<void> {
    const wanted = world.papers.filter((paper) => isWanted(paper, world));
    const paper = paperAt(wanted.length > 0 ? wanted : world.papers, at);
    if (!paper) return;
    await work(world, bank, paper);
    await expectSame(bank, paper);
  };

const submitsFor = (isDated: fc.Arbitrary<boolean>) =>
  fc.tuple(fc.oneof({ weight: 9, arbitrary: maker }, anybody), rupiah, isDated).map(
    ([actor, amount, isForward]) =>
      new Step(`submits ${amount}`, actor, async (world, bank) => {
        const answer = await askSubmit(bank, actor, amount, isForward);
        const paper: Paper = {
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
        const code = allowed(actor, ['MK']) ? begin(world, paper) : '403';
        expectCode(answer, code);
        if (code !== '00') return;
        const { taskId, refNo } = receiptIn(answer);
        const kept = { ...paper, taskId, refNo };
        world.papers.push(kept);
        await expectSame(bank, kept);
      }),
  );

const submits = submitsFor(fc.boolean());
const submitsForToday = submitsFor(fc.constant(false));

async function decideAs(world: World, bank: TestBank, paper: Paper, actor: string, what: Decision, old: boolean) {
  const order = { actor, decision: what, revision: named(paper, old), confirmsBlocked: paper.refNo.length % 2 === 0 };
  const answer = await askDecision(bank, paper, order);
  expectCode(answer, allowed(actor, rolesFor[what]) ? decide(world, paper, order) : '403');
}

const triesToDecide = fc.tuple(anybody, decision, pick, isOld).map(
  ([actor, what, at, old]) =>
    new Step(
      `tries to ${what} #${at}`,
      actor,
      onPaper(at, (world, bank, paper) => decideAs(world, bank, paper, actor, what, old)),
    ),
);

/** Passes the request by one of the users whose turn it is when the step runs. */
async function passOnce(world: World, bank: TestBank, paper: Paper, whom: number): Promise<void> {
  const kind = kindOf(paper);
  const able = Object.keys(staff).filter((id) => kind && !world.blocked.has(id) && isInQueue(paper, id, kind));
  const actor = able[whom % Math.max(able.length, 1)];
  if (kind && actor) await decideAs(world, bank, paper, actor, kind, false);
}

const takesTurn = fc.tuple(pick, pick).map(
  ([at, whom]) =>
    new Step(
      `whoever has the turn passes #${at}`,
      undefined,
      onPaper(at, (world, bank, paper) => passOnce(world, bank, paper, whom), isWaiting),
    ),
);

const mostStages = 4;

/** Passes all stages, because single turns would bring few requests to the bank. */
const takeTurns = fc.tuple(pick, pick).map(
  ([at, whom]) =>
    new Step(
      `everybody in turn passes #${at}`,
      undefined,
      onPaper(
        at,
        async (world, bank, paper) => {
          for (let stage = 0; stage < mostStages; stage += 1) await passOnce(world, bank, paper, whom);
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
        const papers = [...new Set(places.flatMap((at) => paperAt(world.papers, at) ?? []))];
        if (papers.length === 0) return;
        const answer = await askMany(bank, papers, { actor, decision: what, confirmsBlocked });
        if (!allowed(actor, ['VF', 'AP', 'RL'])) return expectCode(answer, '403');
        const isSigned = what === 'approve' || what === 'release';
        const signs = (paper: Paper) =>
          maySign(paper, { actor, decision: what, revision: paper.revision, confirmsBlocked });
        if (isSigned && !papers.every(signs)) return expectCode(answer, '172');
        expectCode(answer, '00');
        const codes = new Map<string, string>();
        for (const paper of papers.toSorted((left, right) => (left.taskId < right.taskId ? -1 : 1))) {
          const order = { actor, decision: what, revision: paper.revision, confirmsBlocked };
          codes.set(paper.refNo, decide(world, paper, order));
        }
        expectResults(answer, papers, codes);
        for (const paper of papers) await expectSame(bank, paper);
      }),
  );

const someMaker = fc.oneof({ weight: 5, arbitrary: maker }, anybody);

const cancels = fc.tuple(someMaker, pick, isOld, fc.boolean()).map(
  ([actor, at, old, isDated]) =>
    new Step(
      `cancels ${isDated ? 'dated ' : ''}#${at}`,
      actor,
      onPaper(
        at,
        async (_, bank, paper) => {
          const revision = named(paper, old);
          const operation = isDated ? 'cancelForwardDated' : 'cancelRequest';
          const answer = await askCancel(bank, operation, actor, paper, revision);
          const rule = isDated ? cancelDated : cancel;
          expectCode(answer, allowed(actor, ['MK']) ? rule(paper, actor, revision) : '403');
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
      onPaper(
        at,
        async (_, bank, paper) => {
          const revision = named(paper, old);
          const operation = isCancelled ? 'cancelRequest' : 'recallRequest';
          const answer = await askCancel(bank, operation, actor, paper, revision);
          const rule = isCancelled ? cancel : recall;
          expectCode(answer, allowed(actor, ['MK']) ? rule(paper, actor, revision) : '403');
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
      onPaper(
        at,
        async (world, bank, paper) => {
          const revision = named(paper, old);
          const answer = await askResubmit(bank, actor, paper, revision, amount);
          expectCode(answer, allowed(actor, ['MK']) ? resubmit(world, paper, actor, amount, revision) : '403');
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
      onPaper(
        at,
        async (world, bank, paper) => {
          const revision = named(paper, old);
          const action = what === 'release' ? 'exceptional-release' : 'exceptional-approve';
          const answer = await askExceptional(bank, actor, { ...paper, revision }, { action, confirmsBlocked });
          const kinds = what === 'release' ? (['release'] as const) : (['verify', 'approve'] as const);
          const mayAsk = member(actor).exceptionalFor.includes(what === 'release' ? 'release' : 'approve');
          expectCode(answer, mayAsk ? speakFirst(world, paper, { actor, revision, confirmsBlocked }, kinds) : '403');
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
      onPaper(
        at,
        async (world, bank, paper) => {
          const revision = named(paper, old);
          const action = kindOf(paper) === 'release' ? 'exceptional-release' : 'exceptional-approve';
          const answer = confirms ? 'confirm' : 'decline';
          const given = await askExceptional(bank, actor, { ...paper, revision }, { action, answer, confirmsBlocked });
          const isCorporate = member(actor).roles[0] !== 'SYSADMIN';
          const rule = () =>
            confirms
              ? confirmFirst(world, paper, { actor, revision, confirmsBlocked })
              : declineFirst(paper, actor, revision);
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

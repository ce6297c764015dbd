// The random steps of makers: submit, cancel, take back, submit again.
import fc from 'fast-check';
import { askCancel, askResubmit, askSubmit, receiptIn } from './calls.ts';
import { allowed, expectCode, expectSame, Step } from './moves.ts';
import type { ModelRequest } from './model-request.ts';
import {
  inRepair,
  isOld,
  isWaiting,
  maker,
  named,
  onRequest,
  pick,
  rupiah,
  someMaker,
  waitsForItsDay,
  anybody,
} from './picks.ts';
import { begin, cancel, cancelDated, recall, resubmit } from './rules.ts';

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

export const submits = submitsFor(fc.boolean());
export const submitsForToday = submitsFor(fc.constant(false));

const endings = { cancelForwardDated: cancelDated, cancelRequest: cancel, recallRequest: recall };

interface Ending {
  readonly operation: keyof typeof endings;
  readonly actor: string;
  readonly at: number;
  readonly isOld: boolean;
}

/** Asks the bank to end one of the wanted requests, and expects what the rule says. */
const ends = ({ operation, actor, at, isOld: old }: Ending, isWanted: typeof isWaiting) =>
  onRequest(
    at,
    async (_, bank, request) => {
      const revision = named(request, old);
      const answer = await askCancel(bank, operation, actor, request, revision);
      expectCode(answer, allowed(actor, ['MK']) ? endings[operation](request, actor, revision) : '403');
    },
    isWanted,
  );

export const cancels = fc.tuple(someMaker, pick, isOld, fc.boolean()).map(([actor, at, old, isDated]) => {
  const operation = isDated ? 'cancelForwardDated' : 'cancelRequest';
  const move = ends({ operation, actor, at, isOld: old }, isDated ? waitsForItsDay : inRepair);
  return new Step(`cancels ${isDated ? 'dated ' : ''}#${at}`, actor, move);
});

/** Takes back or cancels a waiting request, by its maker or another user. */
export const recalls = fc.tuple(someMaker, pick, isOld, fc.boolean()).map(([actor, at, old, isCancelled]) => {
  const operation = isCancelled ? 'cancelRequest' : 'recallRequest';
  const move = ends({ operation, actor, at, isOld: old }, isWaiting);
  return new Step(`${isCancelled ? 'cancels waiting' : 'takes back'} #${at}`, actor, move);
});

export const resubmits = fc.tuple(someMaker, pick, rupiah, isOld).map(
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

// The random steps: every user tries everything; most steps are chosen so that they can succeed.
import fc from 'fast-check';
import { user } from '../request-bank.ts';
import { decidesOnMany, takesTurn, takeTurns, triesToDecide } from './decision-steps.ts';
import { answersFirst, speaksFirst } from './exceptional-steps.ts';
import { cancels, recalls, resubmits, submits, submitsForToday } from './maker-steps.ts';
import { bankWorks, executes, moneyComesIn } from './money.ts';
import { lookAtQueue, queues, Step } from './moves.ts';
import { anybody } from './picks.ts';

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

// Execution in the model: released requests without enough money wait, and are executed again later.
import fc from 'fast-check';
import { moveMoney } from '../account-money.ts';
import { ask } from '../lookup-calls.ts';
import { runJobs, user } from '../request-bank.ts';
import { expectCode, expectSame, Step } from './moves.ts';
import { carryOut, execute } from './rules.ts';

let late = 0;
/** How many requests were paid after they had waited for money. */
export const paidLate = (): number => late;

export const bankWorks = fc.constant(
  new Step('the bank works', undefined, async (world, bank) => {
    await runJobs(bank);
    for (const paper of carryOut(world)) {
      if (paper.bank === 'paid' && paper.hasWaited) late += 1;
      paper.hasWaited ||= paper.bank === 'short';
      await expectSame(bank, paper);
    }
  }),
);

export const moneyComesIn = fc.constantFrom(1_000_000, 10_000_000, 100_000_000).map(
  (rupiah) =>
    new Step(`${rupiah} comes in`, undefined, async (world, bank) => {
      await moveMoney(bank.services.db, BigInt(rupiah) * 100n);
      world.funds += rupiah;
    }),
);

export const executes = fc.tuple(fc.constantFrom('RELEASER01', 'VERIFIER01'), fc.nat({ max: 999 }), fc.boolean()).map(
  ([actor, at, isOld]) =>
    new Step(`has #${at} executed`, actor, async (world, bank) => {
      const short = world.papers.filter((paper) => paper.status === 'released' && paper.bank === 'short');
      const papers = short.length > 0 ? short : world.papers;
      const paper = papers[at % Math.max(papers.length, 1)];
      if (!paper) return;
      const revision = paper.revision + (isOld && at % 5 === 0 ? 1 : 0);
      const body = { refNo: paper.refNo, revision, menuAccess: 'LCY' };
      const answer = await ask(bank, 'executePending', { user: user(actor), body });
      expectCode(answer, execute(world, paper, revision));
      await expectSame(bank, paper);
    }),
);

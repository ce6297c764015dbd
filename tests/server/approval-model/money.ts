// Execution in the model: released requests without enough money wait, and are executed again later.
import fc from 'fast-check';
import { moveMoney } from '../account-money.ts';
import { ask } from '../lookup-calls.ts';
import { runJobs, user } from '../request-bank.ts';
import { expectCode, expectSame, Step } from './moves.ts';
import { carryOut, execute } from './rules.ts';

let late = 0;
/** How many requests were paid after they had waited for money. */
export const countPaidLate = (): number => late;

export const bankWorks = fc.constant(
  new Step('the bank works', undefined, async (world, bank) => {
    await runJobs(bank);
    for (const request of carryOut(world)) {
      if (request.bank === 'paid' && request.hasWaited) late += 1;
      request.hasWaited ||= request.bank === 'short';
      await expectSame(bank, request);
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
      const short = world.requests.filter((request) => request.status === 'released' && request.bank === 'short');
      const requests = short.length > 0 ? short : world.requests;
      const request = requests[at % Math.max(requests.length, 1)];
      if (!request) return;
      const revision = request.revision + (isOld && at % 5 === 0 ? 1 : 0);
      const body = { refNo: request.refNo, revision, menuAccess: 'LCY' };
      const answer = await ask(bank, 'executePending', { user: user(actor), body });
      expectCode(answer, execute(world, request, revision));
      await expectSame(bank, request);
    }),
);

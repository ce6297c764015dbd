// Many decisions on one request at the same moment: one is accepted.
import { randomUUID } from 'node:crypto';
import type { ManyDecided } from '../../generated/types.ts';
import { hostPaths } from '../../server/sandbox/host-page.ts';
import type { Answer } from './caller.ts';
import {
  approve,
  bifast,
  keyOf,
  must,
  nearlyEmpty,
  noteFlags,
  noteKinds,
  onDay,
  repaired,
  sendToRepair,
  sign,
  submit,
  toNearlyEmpty,
  userOf,
  type Payment,
} from './payments.ts';
import { inTurn, oneWins, times, type Race } from './race.ts';
import { passed, untilSettled } from './request-states.ts';
import type { Scene } from './scene.ts';

const company = 'NUSANTARA';
const rupiah = 1_250_000;

const user = (id: string) => userOf(id, company);
const approver = (index: number) => user(index % 2 === 0 ? 'APPROVER01' : 'APPROVER02');
const named = (payment: Payment) => ({ ...keyOf(payment), confirmed: noteFlags });
const unnamed = (payment: Payment) => {
  const { refNo: _, ...rest } = keyOf(payment);
  return { ...rest, reason: 'Not this month' };
};

const verified = async (scene: Scene): Promise<Payment> =>
  passed(scene, await submit(scene, company, rupiah), 'verify');

const released = async (...given: Parameters<typeof submit>): Promise<Payment> =>
  passed(given[0], await submit(...given), 'release');

function acceptedOnce(answers: readonly Answer[], payments: readonly Payment[]): string[] {
  const results = answers.flatMap(({ code, output }) => (code === '00' ? (output as ManyDecided).results : []));
  return payments.flatMap(({ refNo }) => {
    const accepted = results.filter((result) => result.refNo === refNo && result.accepted).length;
    return accepted === 1 ? [] : [`${refNo} was accepted ${accepted} times`];
  });
}

/** Releases two payments when the account has enough for one; returns the one that waits for money. */
async function waitingForMoney(scene: Scene): Promise<Payment> {
  const both = await inTurn(2, async (index) => {
    const payment = await submit(scene, 'BAHARI', 8_100_000 + index, bifast, { fromAccount: nearlyEmpty });
    return passed(scene, payment, 'approve');
  });
  const userId = userOf('RELEASER01', 'BAHARI');
  const signature = await sign(scene, userId, { action: 'release', items: both });
  const order = { decision: 'release', items: both.map(keyOf), confirmed: noteFlags, signature };
  await must(scene, userId, 'decideOnMany', order);
  for (const payment of both) if ((await untilSettled(scene, payment)) === 'Pending Execute') return payment;
  throw new Error('No payment waits for money');
}

export const decisionRaces: readonly Race[] = [
  {
    name: 'one submission sent many times with one key is one payment',
    async begin() {
      const key = randomUUID();
      const body = { form: bifast(company, 1_765_432), confirmed: noteKinds };
      return {
        shots: times(20, () => ({ userId: user('MAKER01'), operationId: 'submitLocalTransfer', body, key })),
        judge: (answers) => {
          const references = answers.flatMap(({ code, output }) =>
            code === '00' ? [(output as { refNo: string }).refNo] : [],
          );
          return new Set(references).size === 1 ? [] : [`made ${new Set(references).size} payments`];
        },
      };
    },
  },
  {
    name: 'one verification counts',
    async begin(scene) {
      const payment = await submit(scene, company, rupiah);
      const shot = { userId: user('VERIFIER01'), operationId: 'verifyRequest', body: named(payment) } as const;
      return { shots: times(12, () => shot), judge: oneWins };
    },
  },
  {
    name: 'one approval counts, each signed for itself',
    async begin(scene) {
      const payment = await verified(scene);
      const shots = await inTurn(10, async (index) => {
        const userId = approver(index);
        const signature = await sign(scene, userId, { action: 'approve', items: [payment] });
        return { userId, operationId: 'approveRequest', body: { ...named(payment), signature } } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'one release counts, and is paid once',
    async begin(scene) {
      const payment = await verified(scene);
      await approve(scene, payment);
      const userId = user('RELEASER01');
      const shots = await inTurn(10, async () => {
        const signature = await sign(scene, userId, { action: 'release', items: [payment] });
        return { userId, operationId: 'releaseRequest', body: { ...named(payment), signature } } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'of approving, rejecting and sending back one counts',
    async begin(scene) {
      const payment = await verified(scene);
      const shots = await inTurn(9, async (index) => {
        const userId = approver(index);
        if (index % 3 === 1) return { userId, operationId: 'rejectRequest', body: unnamed(payment) } as const;
        if (index % 3 === 2) return { userId, operationId: 'sendRequestToRepair', body: unnamed(payment) } as const;
        const signature = await sign(scene, userId, { action: 'approve', items: [payment] });
        return { userId, operationId: 'approveRequest', body: { ...named(payment), signature } } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'of decisions on the same three requests each request takes one',
    async begin(scene) {
      const payments = await inTurn(3, () => verified(scene));
      const shots = await inTurn(6, async (index) => {
        const userId = approver(index);
        const items = index % 2 === 0 ? payments : payments.toReversed();
        const signature = await sign(scene, userId, { action: 'approve', items });
        const order = { decision: 'approve', items: items.map(keyOf), confirmed: noteFlags, signature };
        return { userId, operationId: 'decideOnMany', body: order } as const;
      });
      return { shots, judge: (answers) => acceptedOnce(answers, payments) };
    },
  },
  {
    name: 'of cancelling and resubmitting what came back one counts',
    async begin(scene) {
      const payment = await submit(scene, company, rupiah);
      await sendToRepair(scene, payment);
      const { taskId: _, ...unnumbered } = keyOf(payment);
      const shots = times(9, (index) => {
        const userId = user('MAKER01');
        if (index % 3 === 0) return { userId, operationId: 'cancelRequest', body: keyOf(payment) } as const;
        if (index % 3 === 1) return { userId, operationId: 'cancelTransaction', body: unnumbered } as const;
        const body = repaired(payment, bifast(company, rupiah + 1000 * index));
        return { userId, operationId: 'resubmitLocalTransfer', body } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'one cancellation of a payment of another day counts',
    async begin(scene) {
      const { taskId: _, ...body } = keyOf(await released(scene, company, rupiah, bifast, onDay('2026-11-27')));
      const makers = ['MAKER01', 'MAKER02'];
      const shots = times(8, (index) => {
        const userId = user(makers[index % 2] ?? '');
        return { userId, operationId: 'cancelForwardDated', body } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'a payment without funds is executed once when it is tried again many times at once',
    async begin(scene) {
      await scene.press(hostPaths.script, { choice: 'transferInsufficient', service: 'SVC_LCY_BIFAST' });
      const payment = await released(scene, company, rupiah);
      const status = await untilSettled(scene, payment);
      if (status !== 'Pending Execute') throw new Error(`The payment is ${status}`);
      const { taskId: _, ...body } = keyOf(payment);
      const shots = times(10, (index) => ({ userId: approver(index), operationId: 'executePending', body }) as const);
      return {
        shots,
        async judge(answers) {
          const after = await untilSettled(scene, payment);
          return [...oneWins(answers), ...(after === 'Successful' ? [] : [`in the end it is ${after}`])];
        },
      };
    },
  },
  {
    name: 'a payment that waited for money is executed once the account has it',
    onceOnly: true,
    async begin(scene) {
      const payment = await waitingForMoney(scene);
      await untilSettled(scene, await released(scene, 'BAHARI', 20_000_000, toNearlyEmpty));
      const { taskId: _, ...body } = keyOf(payment);
      const userId = userOf('RELEASER01', 'BAHARI');
      return {
        shots: times(6, () => ({ userId, operationId: 'executePending', body }) as const),
        async judge(answers) {
          const after = await untilSettled(scene, payment);
          return [...oneWins(answers), ...(after === 'Successful' ? [] : [`in the end it is ${after}`])];
        },
      };
    },
  },
];

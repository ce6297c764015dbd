// What a purchase holds of its documents is free again however its request ends, in any order of the ends.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import type { SubmitReceipt, UnderlyingDetail } from '../../generated/types.ts';
import type { Course } from '../../server/host/sandbox-answers.ts';
import { scriptNext } from '../../server/host/script.ts';
import { expireWaiting } from '../../server/requests/expire.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { boughtForm, decideForeign, keyOf, releaseForeign, submitForeign } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const invoice = 'UDL-2611-00031';
const forwardDated = { timing: { kind: 'forward-dated', transactionDate: '2026-11-25' } };
const returned = { reason: 'Periksa kembali' };

const byTask = ({ taskId, revision }: SubmitReceipt) => ({ taskId, revision, menuAccess: 'FCY' });
const byReference = ({ refNo, revision }: SubmitReceipt) => ({ refNo, revision, menuAccess: 'FCY' });

onEmbeddedDatabase('the documents of a purchase that ends unpaid', addRequestBank, (bank) => {
  beforeAll(async () => {
    await seedUnderlying(bank().services.db, morning);
  });

  const decide = async (id: string, operationId: OperationId, body: object) =>
    expect({ operationId, code: (await ask(bank(), operationId, { user: user(id), body })).code }).toMatchObject({
      code: '00',
    });

  const reject = (id: string, receipt: SubmitReceipt) =>
    decide(id, 'rejectRequest', { ...byTask(receipt), ...returned });
  const verify = (receipt: SubmitReceipt) => decide('VERIFIER01', 'verifyRequest', keyOf(receipt));
  const approve = async (receipt: SubmitReceipt) => {
    await verify(receipt);
    const approval = { action: 'approve', confirmed: [] } as const;
    expect((await decideForeign(bank(), 'APPROVER01', approval, receipt)).code).toBe('00');
  };
  const sendBack = (receipt: SubmitReceipt) =>
    decide('VERIFIER01', 'sendRequestToRepair', { ...byTask(receipt), ...returned });
  const execute = async (receipt: SubmitReceipt, answer: Course) => {
    await releaseForeign(bank(), receipt);
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
    await runJobs(bank());
  };

  /** Each brings a request that was submitted now to its end, with the status in which it ends. */
  const ends: Readonly<Record<string, readonly [string, (receipt: SubmitReceipt) => Promise<unknown>]>> = {
    'rejected by the verifier': ['Rejected', (receipt) => reject('VERIFIER01', receipt)],
    'rejected by the approver': ['Rejected', (receipt) => verify(receipt).then(() => reject('APPROVER01', receipt))],
    'rejected by the releaser': ['Rejected', (receipt) => approve(receipt).then(() => reject('RELEASER01', receipt))],
    'cancelled by the maker': ['Cancelled', (receipt) => decide('MAKER01', 'cancelTransaction', byReference(receipt))],
    'cancelled instead of repaired': [
      'Cancelled',
      (receipt) => sendBack(receipt).then(() => decide('MAKER01', 'cancelTransaction', byReference(receipt))),
    ],
    'refused by the host': ['Failed', (receipt) => execute(receipt, { kind: 'rejected', code: 'HOST_FCY_47' })],
    'cancelled while it waits for money': [
      'Cancelled',
      async (receipt) => {
        await execute(receipt, { kind: 'insufficient' });
        await decide('MAKER01', 'cancelTransaction', byReference(receipt));
      },
    ],
  };
  /** Ends that come with time, one after the other. */
  const lateEnds: typeof ends = {
    'unanswered and then refused by the host': [
      'Failed',
      async (receipt) => {
        await execute(receipt, { kind: 'timeout', truth: 'rejected' });
        bank().setTime(new Date('2026-11-23T09:05:00+07:00'));
        await runJobs(bank());
      },
    ],
    'expired without money': [
      'Expired',
      async (receipt) => {
        await execute(receipt, { kind: 'insufficient' });
        await expireOn('2026-12-03T00:30:00+07:00');
      },
    ],
    'expired without a decision': ['Expired', () => expireOn('2026-12-03T00:30:00+07:00')],
  };
  const expireOn = async (moment: string) => {
    bank().setTime(new Date(moment));
    await expireWaiting({ ...bank().services, now: bank().services.clock.now(), attempt: 1 });
  };

  const held = async () => {
    const call = { user: user('MAKER01'), body: { underlyingCode: invoice } };
    return Number((await outputOf<UnderlyingDetail>(bank(), 'getUnderlyingDocument', call)).amountEqReserved.value);
  };
  const submitFor = (amount: string, more: object = {}) =>
    submitForeign(bank(), boughtForm(amount, { underlyingCodes: [invoice], ...more }));

  test('are free again after every end, and only after its own', { timeout: 60_000 }, async () => {
    const order = fc.shuffledSubarray(Object.keys(ends), { minLength: Object.keys(ends).length });
    const lateOne = fc.constantFrom(...Object.keys(lateEnds));
    await fc.assert(
      fc.asyncProperty(order, lateOne, async (names, last) => {
        bank().setTime(morning);
        const before = await held();
        const waiting = [];
        for (const [index, name] of [...names, last].entries()) {
          const amount = 100 + index;
          const [status, bring] = ends[name] ?? lateEnds[name] ?? ['', () => Promise.resolve()];
          waiting.push({ name, amount, status, bring, receipt: await submitFor(`${amount}.00`) });
        }
        let left = waiting.reduce((sum, { amount }) => sum + amount, before);
        expect(await held()).toBe(left);
        for (const { name, amount, status, bring, receipt } of waiting) {
          await bring(receipt);
          left -= amount;
          expect([name, await statusOf(bank(), receipt), await held()]).toEqual([name, status, left]);
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });

  test('are held from the release to the day of a transfer to come, and free when that is cancelled', async () => {
    bank().setTime(morning);
    const before = await held();
    const receipt = await submitFor('150.00', forwardDated);
    await releaseForeign(bank(), receipt);
    expect(await held()).toBe(before + 150);
    await decide('MAKER01', 'cancelForwardDated', byReference(receipt));
    expect(await held()).toBe(before);
  });

  test('are held for what a repair asks for, not for what it replaced', async () => {
    bank().setTime(morning);
    const before = await held();
    const receipt = await submitFor('160.00');
    await sendBack(receipt);
    expect(await held()).toBe(before + 160);
    const { taskId, refNo, revision } = receipt;
    const form = boughtForm('90.00', { underlyingCodes: [invoice] });
    await decide('MAKER01', 'resubmitForeignTransfer', { taskId, refNo, revision, form });
    expect(await held()).toBe(before + 90);
    await decide('VERIFIER01', 'rejectRequest', { ...byTask(receipt), revision: revision + 1, ...returned });
    expect(await held()).toBe(before);
  });
});

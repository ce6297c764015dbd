// Random transfers abroad: what they are and use up at each moment until they are credited or returned.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { minorOf } from '../../server/db/numeric.ts';
import type { Course } from '../../server/host/sandbox-answers.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './on-databases.ts';
import { boughtForm, dollarForm, releaseForeign, submitForeign } from './foreign-bank.ts';
import { addRequestBank, runJobs } from './request-bank.ts';
import { morning, sentAbroad } from './sent-abroad.ts';

const aDay = 24 * 60;
const sent103 = 'download-mt103';

const outcomes = ['credited', 'returned', 'rejected', 'answered late'] as const;
type Outcome = (typeof outcomes)[number];
const courses: Readonly<Record<Outcome, Course>> = {
  credited: { kind: 'done' },
  returned: { kind: 'done', returned: 'AC04' },
  rejected: { kind: 'rejected', code: 'HOST_FCY_47' },
  'answered late': { kind: 'timeout', truth: 'done' },
};

/** Where a transfer is some minutes after it was sent, seen at these moments. */
function expectedAfter(outcome: Outcome, seen: readonly number[], minutes: number) {
  const ended = { purchase: 'returned', isReserved: false };
  const onItsWay = { status: 'Pending by Bank', purchase: 'used', offers: sent103, isReserved: false, isUsed: true };
  if (outcome === 'rejected') return { ...ended, status: 'Failed', offers: undefined, isUsed: false };
  if (outcome === 'answered late' && minutes < 1)
    return { ...onItsWay, purchase: 'reserved', offers: 'ask-bank', isReserved: true, isUsed: false };
  if (outcome !== 'returned') return minutes < 18 ? onItsWay : { ...onItsWay, status: 'Successful' };
  if (minutes < 30) return onItsWay;
  const cameBackAfter = seen.find((one) => one >= 30) ?? 0;
  return { ...ended, status: 'Returned', offers: sent103, isUsed: cameBackAfter >= aDay };
}

/** One message when the transfer is sent, unless it has ended by then, and one when it ends. */
function newsAfter(outcome: Outcome, seen: readonly number[]) {
  const states = seen.map((minutes) => expectedAfter(outcome, seen, minutes));
  const wasOnItsWay = states.some(({ status, offers }) => status === 'Pending by Bank' && offers === sent103);
  const { status } = states.at(-1) ?? {};
  const end = {
    Successful: "was credited by the payee's bank",
    Returned: "was returned by the payee's bank",
    Failed: 'failed',
  }[String(status)];
  return [...(wasOnItsWay ? ["was sent to the payee's bank"] : []), ...(end ? [end] : [])].map((words) =>
    expect.stringContaining(words),
  );
}

onBothDatabases('the outcomes of foreign transfers', addRequestBank, (bank) => {
  const { detailOf, usesOf, deliverNews, subjectsTo, sent, useToday } = sentAbroad(bank);
  beforeAll(async () => {
    await seedUnderlying(bank().services.db, morning);
  });
  beforeEach(() => bank().setTime(morning));

  const usedToday = async () => (await useToday()).used;
  const inRupiah = async ({ taskId }: SubmitReceipt) => {
    const query = bank().services.db.selectFrom('executions').select('idr_equivalent').where('task_id', '=', taskId);
    return minorOf((await query.executeTakeFirstOrThrow()).idr_equivalent ?? '0');
  };
  const foundOf = async (receipt: SubmitReceipt, before: { used: bigint; reserved: bigint }) => {
    const { status, actions } = await detailOf(receipt);
    const [use] = await usesOf(receipt.refNo);
    const { used, reserved } = await useToday();
    const offers = actions.find((action) => action === 'ask-bank' || action === sent103);
    const isReserved = reserved > before.reserved;
    return { status, purchase: use?.state, offers, isReserved, isUsed: used > before.used };
  };
  const lookAfter = async (minutes: number) => {
    bank().setTime(new Date(morning.getTime() + minutes * 60_000));
    await runJobs(bank());
    await deliverNews();
  };

  test('the limit of a day counts what left on it: a return gives it back on that day only', async () => {
    const transfer = fc.record({ dollars: fc.integer({ min: 50, max: 400 }), comesBack: fc.boolean() });
    const returnDay = fc.constantFrom('2026-11-23', '2026-11-24');
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 3 }), returnDay, async (transfers, day) => {
        bank().setTime(morning);
        const before = await usedToday();
        let counted = 0n;
        for (const { dollars: value, comesBack } of transfers) {
          const receipt = await sent(dollarForm(`${value}.00`), comesBack);
          if (!comesBack || day !== '2026-11-23') counted += await inRupiah(receipt);
        }
        bank().setTime(new Date(`${day}T10:00:00+07:00`));
        await runJobs(bank());
        expect((await usedToday()) - before).toBe(counted);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  test('a transfer is pending by bank from its sending until the tracker says that it was credited or returned', async () => {
    // Otherwise one message would count the earlier transfers together with the first of these.
    await deliverNews();
    const moments = fc.uniqueArray(fc.constantFrom(0, 5, 17, 18, 29, 31, aDay + 60), { minLength: 2, maxLength: 4 });
    const sending = fc.record({
      outcome: fc.constantFrom(...outcomes),
      moments,
      dollars: fc.integer({ min: 50, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(sending, async ({ outcome, moments: unsorted, dollars: value }) => {
        bank().setTime(morning);
        const before = await useToday();
        const receipt = await submitForeign(bank(), boughtForm(`${value}.00`), ['possible-duplicate']);
        await releaseForeign(bank(), receipt, ['APPROVER01'], ['possible-duplicate']);
        const answer = courses[outcome];
        await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
        const seen = [...new Set([0, ...unsorted])].toSorted((one, other) => one - other);
        for (const minutes of seen) {
          await lookAfter(minutes);
          const found = await foundOf(receipt, before);
          expect({ minutes, ...found }).toEqual({ minutes, ...expectedAfter(outcome, seen, minutes) });
        }
        const subjects = await subjectsTo('MAKER01', receipt.refNo);
        expect(subjects.filter((text) => /failed|payee's bank/.test(text))).toEqual(newsAfter(outcome, seen));
        expect(await checkLedger(bank().services.db)).toEqual([]);
        await lookAfter(aDay + 60);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });
});

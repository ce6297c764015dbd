// Over random baskets, a signature is accepted only for exactly the payments that were signed, and unchanged.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ManyDecided, SubmitReceipt } from '../../generated/types.ts';
import { storeChallenge } from '../../server/people/challenge-store.ts';
import { challengeOf, digestOf } from '../../server/people/challenge-digest.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { demoDeviceSecret } from '../../server/sandbox/seed/people.ts';
import { findSigned, signedItem } from '../../server/approval/signable.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, sign, submit, user } from './request-bank.ts';
import { serialNumberOf } from './task-bank.ts';

const amounts = ['1000000.00', '2000000.00', '3000000.00'] as const;
const approver = 'APPROVER01';
const item = ({ refNo, revision }: SubmitReceipt) => ({ refNo, revision });

interface Story {
  readonly signed: readonly number[];
  readonly decided: readonly number[];
  /** The index of a payment that is changed after it was signed, or null. */
  readonly changed: number | null;
  readonly change: 'amount' | 'currency' | 'payee' | 'revision' | 'date';
}

const place = fc.nat({ max: amounts.length - 1 });
const basket = fc.array(place, { minLength: 1, maxLength: 4 });
/** Half of the cases decide on exactly what was signed; the others on a random basket. */
const stories: fc.Arbitrary<Story> = fc
  .record({
    signed: basket,
    other: fc.option(basket),
    changed: fc.option(place, { freq: 1 }),
    change: fc.constantFrom('amount', 'currency', 'payee', 'revision', 'date'),
  })
  .map(({ other, ...story }) => ({ ...story, decided: other ?? story.signed.toReversed() }));

const isDistinct = (places: readonly number[]) => new Set(places).size === places.length;
const inOrder = (places: readonly number[]) => places.toSorted((left, right) => left - right).join(',');
const isSame = (left: readonly number[], right: readonly number[]) => inOrder(left) === inOrder(right);
const shouldPass = ({ signed, decided, changed }: Story) =>
  isDistinct(signed) && isSame(signed, decided) && (changed === null || !signed.includes(changed));

const changes = {
  amount: { amount: '9000000.00' },
  currency: { currency: 'USD' },
  payee: { payee_account: '9999999999' },
  revision: { revision: 2 },
  date: { transaction_date: '2026-11-24' },
} as const;

async function waitingPayments(bank: TestBank): Promise<SubmitReceipt[]> {
  const receipts: SubmitReceipt[] = [];
  for (const amount of amounts) {
    const receipt = await submit(bank, draftOf(amount));
    await decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt);
    receipts.push(receipt);
  }
  return receipts;
}

/** Stores a challenge over a basket that today's API refuses, as an older server could have, and answers it. */
async function signedBeside({ services: { db, clock, paymentKinds } }: TestBank, items: readonly SubmitReceipt[]) {
  const person = { companyId: 'NUSANTARA', userId: user(approver) };
  const covers = (await findSigned(db, person.companyId, items)).map((row) => signedItem({ paymentKinds }, row));
  const digest = digestOf({ ...person, action: 'approve', items: covers });
  const challengeId = randomUUID();
  const challenge = challengeOf(digest, challengeId);
  const expiresAt = new Date(clock.now().getTime() + 180_000);
  const made = {
    ...person,
    challengeId,
    action: 'approve' as const,
    items: items.map(item),
    covers,
    total: null,
    digest,
  };
  await storeChallenge(db, { ...made, challenge, expiresAt }, clock.now());
  const secret = demoDeviceSecret(serialNumberOf(approver));
  return { challengeId, response: ocraResponse('OCRA-1:HOTP-SHA256-8:QN08', secret, { challenge }) };
}

onEmbeddedDatabase('a signature over a basket', addRequestBank, (bank) => {
  async function play(story: Story): Promise<void> {
    const { db } = bank().services;
    await db.deleteFrom('rate_limits').execute();
    const payments = await waitingPayments(bank());
    const named = (places: readonly number[]) => places.flatMap((one) => payments[one] ?? []);
    const total = `${story.signed.reduce((sum, one) => sum + Number(amounts[one]), 0)}.00`;
    const signature = isDistinct(story.signed)
      ? await sign(bank(), approver, 'approve', named(story.signed), total)
      : await signedBeside(bank(), named(story.signed));
    const changed = story.changed === null ? undefined : payments[story.changed];
    if (changed)
      await db.updateTable('requests').set(changes[story.change]).where('ref_no', '=', changed.refNo).execute();
    const body = { decision: 'approve', items: named(story.decided).map(keyOf), signature };
    const { status, output } = await ask(bank(), 'decideOnMany', { user: user(approver), body });
    const accepted = status === 200 ? (output as ManyDecided).accepted : 0;
    expect({ ...story, status, accepted }).toMatchObject({ accepted: shouldPass(story) ? story.decided.length : 0 });
    const passed = await db
      .selectFrom('request_decisions')
      .select('task_id')
      .where('kind', '=', 'approve')
      .where(
        'task_id',
        'in',
        payments.map(({ taskId }) => taskId),
      )
      .execute();
    expect(passed).toHaveLength(accepted);
  }

  test('allows only what was signed', { timeout: 120_000 }, async () => {
    const examples: Story[] = [
      { signed: [0, 0, 0], decided: [0, 1, 2], changed: null, change: 'amount' },
      { signed: [0, 1], decided: [0, 0], changed: null, change: 'amount' },
      { signed: [0, 1, 2], decided: [2, 0, 1], changed: null, change: 'amount' },
    ];
    await fc.assert(fc.asyncProperty(stories, play), {
      numRuns: 25,
      seed: 1423,
      examples: examples.map((one) => [one]),
    });
  });

  test('is asked for once for each payment, in the currency and the sum of the signed payments', async () => {
    const [first, second] = await waitingPayments(bank());
    if (!first || !second) throw new Error('There are payments');
    const about = { serviceType: 'SVC_LCY_BIFAST', menuAccess: 'LCY', trxCurrency: 'IDR', action: 'approve' };
    const challenge = (change: object) =>
      ask(bank(), 'generateChallenge', { user: user(approver), body: { ...about, ...change } });
    const twice = await challenge({ items: [item(first), item(first)], trxAmount: '2000000.00' });
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'items', code: 'FIELD_REPEATED' }] } });
    const otherRevision = { ...item(first), revision: 2 };
    const twoRevisions = await challenge({ items: [item(first), otherRevision], trxAmount: '2000000.00' });
    expect(twoRevisions).toMatchObject({ status: 400, body: { errors: [{ field: 'items.1.refNo' }] } });
    const both = [item(first), item(second)];
    expect((await challenge({ items: both, trxCurrency: 'USD', trxAmount: '3000000.00' })).code).toBe('ERR_REQ_3');
    expect((await challenge({ items: both, trxAmount: '1000000.00' })).code).toBe('ERR_REQ_3');
    expect((await challenge({ items: both, trxAmount: '3000000.00' })).code).toBe('00');
  });

  test('is stored with everything it covers, so that its digest can be calculated again', async () => {
    const { db } = bank().services;
    const used = await db.selectFrom('challenges').selectAll().where('used_at', 'is not', null).execute();
    const decided = await db.selectFrom('request_decisions').selectAll().where('kind', '=', 'approve').execute();
    expect(decided.length).toBeGreaterThan(0);
    for (const { actor_id: userId, signature_digest: kept, revision, task_id: taskId } of decided) {
      const challenge = used.find((one) => one.user_id === userId && one.digest.toString('hex') === kept);
      const covers = (challenge?.covers ?? []).flatMap((one) => ('amount' in one ? [one] : []));
      const digest = digestOf({ companyId: 'NUSANTARA', userId, action: 'approve', items: covers });
      expect(digest.toString('hex')).toBe(kept);
      const { ref_no: refNo } = await db
        .selectFrom('requests')
        .select('ref_no')
        .where('task_id', '=', taskId)
        .executeTakeFirstOrThrow();
      expect(covers).toContainEqual(expect.objectContaining({ refNo, revision }));
    }
  });
});

// Signatures for one basket are used for another: nothing is decided that was not signed.
import type { ManyDecided, Signature } from '../../generated/types.ts';
import type { Answer } from './caller.ts';
import {
  askChallenge,
  bifast,
  keyOf,
  must,
  noteFlags,
  repaired,
  sendToRepair,
  signatureFrom,
  statusOf,
  submit,
  userOf,
  verify,
  type Payment,
} from './payments.ts';
import { inTurn, times } from './race.ts';
import type { Finding, Row, Scene } from './scene.ts';
import { taskBaskets } from './task-baskets.ts';

const company = 'NUSANTARA';
const signer = userOf('APPROVER02', company);
const other = userOf('APPROVER01', company);

interface Basket {
  readonly name: string;
  /** The number of waiting payments; signed and used are their indexes. */
  readonly size: number;
  readonly signed: readonly number[];
  readonly used: readonly number[];
  /** Changes of the challenge request; with a wrong sum or currency the bank may give no challenge. */
  readonly challenge?: object;
  readonly action?: 'approve' | 'release';
  readonly usedBy?: string;
  /** What happens between signing and deciding; returns the payments as they are then. */
  readonly meanwhile?: (scene: Scene, payments: readonly Payment[]) => Promise<Payment[]>;
}

async function repair(scene: Scene, payments: readonly Payment[]): Promise<Payment[]> {
  return Promise.all(
    payments.map(async (payment) => {
      const { refNo: _, ...named } = keyOf(payment);
      await must(scene, other, 'sendRequestToRepair', { ...named, reason: 'Please look again' });
      const form = bifast(company, payment.rupiah + 5_000_000);
      await must(scene, userOf('MAKER01', company), 'resubmitLocalTransfer', repaired(payment, form));
      const next = { ...payment, revision: payment.revision + 1, rupiah: payment.rupiah + 5_000_000 };
      await verify(scene, next);
      return next;
    }),
  );
}

const all = (size: number) => times(size, (index) => index);

const requestBaskets: readonly Basket[] = [
  { name: 'one payment thirty times, used for thirty payments', size: 30, signed: times(30, () => 0), used: all(30) },
  { name: 'one payment twice, used for two', size: 2, signed: [0, 0], used: [0, 1] },
  { name: 'two payments, used for one of them twice', size: 2, signed: [0, 1], used: [0, 0] },
  { name: 'one payment twice, used for another twice', size: 2, signed: [0, 0], used: [1, 1] },
  { name: 'two payments and a third instead of one', size: 3, signed: [0, 1], used: [0, 2] },
  { name: 'one payment, used for two', size: 2, signed: [0], used: [0, 1] },
  { name: 'two payments, used for one', size: 2, signed: [0, 1], used: [0] },
  { name: 'one payment, used for another', size: 2, signed: [0], used: [1] },
  {
    name: 'a payment whose sum was said to be another',
    size: 1,
    signed: [0],
    used: [0],
    challenge: { trxAmount: '1.00' },
  },
  {
    name: 'a payment whose currency was said to be another',
    size: 1,
    signed: [0],
    used: [0],
    challenge: { trxCurrency: 'USD' },
  },
  {
    name: 'a payment whose currency and sum were said to be others',
    size: 1,
    signed: [0],
    used: [0],
    challenge: { trxCurrency: 'USD', trxAmount: '1.00' },
  },
  { name: 'an approval, used for a release', size: 1, signed: [0], used: [0], challenge: { action: 'release' } },
  { name: 'what one approver signed, used by another', size: 1, signed: [0], used: [0], usedBy: other },
  { name: 'a revision that was repaired since', size: 1, signed: [0], used: [0], meanwhile: repair },
];

function pickFrom<Item>(items: readonly Item[], places: readonly number[]): Item[] {
  return places.flatMap((place) => items[place] ?? []);
}

const acceptedOf = ({ status, output }: Answer): number => (status === 200 ? (output as ManyDecided).accepted : 0);

async function decide(scene: Scene, userId: string, items: readonly Payment[], signature: Signature): Promise<Answer> {
  const body = { decision: 'approve', items: items.map(keyOf), confirmed: noteFlags, signature };
  return scene.ask({ userId, operationId: 'decideOnMany', body });
}

async function statusesOf(scene: Scene, payments: readonly Payment[]): Promise<string[]> {
  return Promise.all(payments.map((payment) => statusOf(scene, payment)));
}

/** Verified payments that wait for an approver. */
async function waiting(scene: Scene, size: number): Promise<Payment[]> {
  const payments = await inTurn(size, (index) => submit(scene, company, 1_510_000 + index));
  const body = { decision: 'verify', items: payments.map(keyOf), confirmed: noteFlags };
  await must(scene, userOf('VERIFIER01', company), 'decideOnMany', body);
  return payments;
}

async function attackBasket(scene: Scene, basket: Basket): Promise<Finding> {
  const made = await waiting(scene, basket.size);
  const signed = pickFrom(made, basket.signed);
  const asked = await askChallenge(scene, signer, { action: 'approve', items: signed, change: basket.challenge });
  if (asked.status >= 500) return { facts: 'no challenge', faults: [`the challenge was answered ${asked.status}`] };
  if (asked.status !== 200) return { facts: `no challenge: ${asked.code}`, faults: [] };
  const signature = signatureFrom(signer, asked);
  const payments = basket.meanwhile ? await basket.meanwhile(scene, made) : made;
  const before = await statusesOf(scene, payments);
  const answer = await decide(scene, basket.usedBy ?? signer, pickFrom(payments, basket.used), signature);
  const after = await statusesOf(scene, payments);
  const changed = payments.filter((_, index) => before[index] !== after[index]).length;
  return {
    facts: `challenge given, decision answered ${answer.status} ${answer.code}`,
    faults: [
      ...(answer.status >= 500 ? [`the decision was answered ${answer.status}`] : []),
      ...(acceptedOf(answer) > 0 ? [`${acceptedOf(answer)} were accepted`] : []),
      ...(changed > 0 ? [`${changed} payments were approved`] : []),
    ],
  };
}

/** Another order of the same payments is harmless, so all may be accepted or all refused. */
async function attackOrder(scene: Scene): Promise<Finding> {
  const payments = await waiting(scene, 3);
  const asked = await askChallenge(scene, signer, { action: 'approve', items: payments });
  const answer = await decide(scene, signer, payments.toReversed(), signatureFrom(signer, asked));
  const accepted = acceptedOf(answer);
  const isWhole = accepted === 0 || accepted === payments.length;
  return {
    facts: `answered ${answer.status} ${answer.code}, ${accepted} accepted`,
    faults: isWhole && answer.status < 500 ? [] : [`${accepted} of ${payments.length} were accepted`],
  };
}

/** A basket that is decided on as it was signed must pass; otherwise the other attacks prove nothing. */
async function attackNothing(scene: Scene): Promise<Finding> {
  const payments = await waiting(scene, 3);
  const asked = await askChallenge(scene, signer, { action: 'approve', items: payments });
  const accepted = acceptedOf(await decide(scene, signer, payments, signatureFrom(signer, asked)));
  return { facts: `${accepted} accepted`, faults: accepted === payments.length ? [] : [`${accepted} were accepted`] };
}

/** After a return and a repair, the bank gives no challenge for the old revision. */
async function attackOldRevision(scene: Scene): Promise<Finding> {
  const payment = await submit(scene, company, 1_520_000);
  await sendToRepair(scene, payment);
  const form = bifast(company, 1_521_000);
  await must(scene, userOf('MAKER01', company), 'resubmitLocalTransfer', repaired(payment, form));
  const asked = await askChallenge(scene, signer, { action: 'approve', items: [payment] });
  return {
    facts: `answered ${asked.status} ${asked.code}`,
    faults: asked.status >= 400 && asked.status < 500 ? [] : [`a challenge over an old revision: ${asked.status}`],
  };
}

export const baskets: readonly Row[] = [
  { name: 'what was signed is decided', attack: attackNothing },
  ...requestBaskets.map((basket) => ({
    name: `signed ${basket.name}: refused`,
    attack: (scene: Scene) => attackBasket(scene, basket),
  })),
  { name: 'signed in one order and used in another: all of it or nothing', attack: attackOrder },
  { name: 'no challenge is given over a revision that was replaced', attack: attackOldRevision },
  ...taskBaskets,
];

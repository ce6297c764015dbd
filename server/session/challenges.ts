import { randomUUID } from 'node:crypto';
import { fromWire, sum, type Money } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ChallengeRequest, SignedItem } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { readNumber } from '../parameters.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { loadSignable } from '../requests/signable.ts';
import { challengeOf, digestOf } from './challenge-digest.ts';
import { markChallenge, storeChallenge, type NewChallenge } from './challenge-store.ts';
import { limits, within } from './rate-limit.ts';
import { usableDevice, verifyResponse } from './signatures.ts';

function moneyOf(wire: { readonly value: string; readonly currency: string }): Money {
  const read = fromWire(wire);
  if (!read.ok) throw refusalOf(read);
  return read.value;
}

/** The sum on the screen has to be the sum of what is signed, wherever one currency can hold it. */
function checkTotal({ trxCurrency, trxAmount }: ChallengeRequest, items: readonly SignedItem[]): void {
  const total = sum(
    items.map(({ amount }) => moneyOf(amount)),
    trxCurrency,
  );
  if (total.ok && total.value.minor !== moneyOf({ value: trxAmount, currency: trxCurrency }).minor)
    throw new Refusal('ERR_REQ_3');
}

/** A challenge over a digest, kept until it is answered or its time is over. */
export async function issueChallenge(
  context: Context,
  { action, items, digest }: Pick<NewChallenge, 'action' | 'items' | 'digest'>,
) {
  const { db, who, now } = context;
  const challengeId = randomUUID();
  const challenge = challengeOf(digest, challengeId);
  const expiresAt = later(now, await readNumber(db, 'CHALLENGE_SECONDS'));
  const { companyId, userId } = who;
  await storeChallenge(db, { companyId, userId, challengeId, action, items, digest, challenge, expiresAt }, now);
  await appendAudit(context, { type: 'token-challenged', subject: challengeId, details: { action, items } });
  return { challengeId, challenge, expiresAt };
}

async function challengeOver(context: Context, body: ChallengeRequest) {
  const { db, who } = context;
  const { action, items } = body;
  await usableDevice(context);
  const covers = await loadSignable(db, who.companyId, items);
  checkTotal(body, covers);
  const digest = digestOf({ companyId: who.companyId, userId: who.userId, action, items: covers });
  const { challengeId, challenge, expiresAt } = await issueChallenge(context, { action, items, digest });
  return { challengeId, challenge, expireAt: instant(expiresAt), covers };
}

export const generateChallenge: Handlers<Context>['generateChallenge'] = ({ body }, context) =>
  within(context, limits.challenge, context.who.userId, () => challengeOver(context, body));

export const verifyChallenge: Handlers<Context>['verifyChallenge'] = ({ body }, context) =>
  within(context, limits.response, context.who.userId, async () => {
    const verified = await verifyResponse(context, body);
    await markChallenge(context.db, verified, 'verified_at', context.now);
    return {
      challengeId: verified.challenge_id,
      verifiedAt: instant(context.now),
      expireAt: instant(verified.expires_at),
    };
  });

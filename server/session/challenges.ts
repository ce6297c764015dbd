// Challenges for the token device: made over a digest, answered by the device, used once by a decision.
import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { readNumber } from '../parameters.ts';
import { aboutItems, signedNow } from '../requests/signable.ts';
import { aboutTasks, findSignedTasks } from '../tasks/signable.ts';
import { challengeOf } from './challenge-digest.ts';
import { markChallenge, storeChallenge, type NewChallenge, type StoredChallenge } from './challenge-store.ts';
import { limits, within } from './rate-limit.ts';
import { targetOf, verifyResponse, type AboutToBeDecided } from './signatures.ts';

type Covered = Pick<NewChallenge, 'action' | 'covers' | 'total' | 'digest'>;

/** A challenge over a digest, kept until it is answered or its time is over. */
export async function issueChallenge(context: Context, { action, covers, total, digest }: Covered) {
  const { db, who, now } = context;
  const challengeId = randomUUID();
  const challenge = challengeOf(digest, challengeId);
  const expiresAt = later(now, await readNumber(db, 'CHALLENGE_SECONDS'));
  const items = covers.map((item) =>
    'amount' in item ? targetOf(item) : { refNo: item.refNo, revision: item.revision },
  );
  const { companyId, userId } = who;
  const made = { companyId, userId, challengeId, action, items, covers, total, digest, challenge, expiresAt };
  await storeChallenge(db, made, now);
  await appendAudit(context, { type: 'token-challenged', subject: challengeId, details: { action, items } });
  return { challengeId, challenge, expireAt: instant(expiresAt) };
}

/** What the challenge was made over, as it is now. */
async function stillThere({ db, who }: Context, { action, items }: StoredChallenge): Promise<AboutToBeDecided> {
  if (action === 'approve-task') return aboutTasks(who, await findSignedTasks(db, who.companyId, items));
  return aboutItems(who, action, await signedNow(db, who.companyId, items));
}

export const verifyChallenge: Handlers<Context>['verifyChallenge'] = ({ body }, context) =>
  within(context, limits.response, context.who.userId, async () => {
    const verified = await verifyResponse(context, body, (challenge) => stillThere(context, challenge));
    await markChallenge(context.db, verified, 'verified_at', context.now);
    return {
      challengeId: verified.challenge_id,
      verifiedAt: instant(context.now),
      expireAt: instant(verified.expires_at),
    };
  });

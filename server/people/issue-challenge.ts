import { randomUUID } from 'node:crypto';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { readNumber } from '../parameters.ts';
import { challengeOf } from './challenge-digest.ts';
import { storeChallenge, type NewChallenge } from './challenge-store.ts';
import { targetOf } from './signatures.ts';

type Covered = Pick<NewChallenge, 'action' | 'covers' | 'total' | 'digest'>;

/** Stores and returns a challenge over a digest; it is valid until it is used or expires. */
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

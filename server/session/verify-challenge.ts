// Verifies the response to a challenge before the decision that uses it.
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { aboutItems, signedNow } from '../approval/signable.ts';
import { aboutTasks, findSignedTasks } from '../tasks/signable.ts';
import { markChallenge, type StoredChallenge } from '../people/challenge-store.ts';
import { limits, withinLimit } from '../people/rate-limit.ts';
import { verifyResponse, type AboutToBeDecided } from '../people/signatures.ts';

/** Returns the current content of the items that the challenge covers. */
async function currentContent(context: Context, { action, items }: StoredChallenge): Promise<AboutToBeDecided> {
  const { db, who } = context;
  if (action === 'approve-task') return aboutTasks(who, await findSignedTasks(db, who.companyId, items));
  return aboutItems(who, action, await signedNow(context, items));
}

export const verifyChallenge: Handlers<Context>['verifyChallenge'] = ({ body }, context) =>
  withinLimit(context, limits.response, context.who.userId, async () => {
    const verified = await verifyResponse(context, body, (challenge) => currentContent(context, challenge));
    await markChallenge(context.db, verified, 'verified_at', context.now);
    return {
      challengeId: verified.challenge_id,
      verifiedAt: instant(context.now),
      expireAt: instant(verified.expires_at),
    };
  });

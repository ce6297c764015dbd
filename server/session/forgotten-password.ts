import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { transact } from '../db/transact.ts';
import { instant } from '../instant.ts';
import type { JobKind } from '../jobs/kind.ts';
import { enqueue } from '../jobs/queue.ts';
import { Refusal } from '../refusal.ts';
import { solveCaptcha } from './captcha.ts';
import { findLink, mailLink, stateOf, validMinutes } from './mailed-links.ts';
import { findPerson } from '../people/people-store.ts';
import { limits, windowEnd, withinLimit } from '../people/rate-limit.ts';

/** A job, so that the time of the answer does not reveal whether the user exists. */
export const mailReset: JobKind = ({ userId }, services) =>
  transact(services.db, async (db) => {
    const person = await findPerson(db, String(userId));
    if (person?.status === 'active') await mailLink({ ...services, db }, person, 'reset');
  });

export const requestPasswordReset: Handlers<Context>['requestPasswordReset'] = async ({ body }, context) => {
  const { db, now } = context;
  await solveCaptcha(context, body.captchaId, body.captchaAnswer);
  const userId = body.userId.toUpperCase();
  await withinLimit(context, limits.resetOfUser, userId, () =>
    enqueue(db, { kind: 'password.mail-reset', payload: { userId }, runAt: now }),
  );
  const nextRequestAt = windowEnd(limits.resetOfUser, now);
  return { validMinutes: validMinutes.reset, nextRequestAt: instant(nextRequestAt) };
};

export const readMailedLink: Handlers<Context>['readMailedLink'] = async ({ body }, context) => {
  const link = await findLink(context.db, body.linkToken);
  if (!link) throw new Refusal('164');
  const state = stateOf(link, context.now);
  const person = state === 'open' ? await findPerson(context.db, link.user_id) : undefined;
  return {
    purpose: link.purpose,
    state,
    expireAt: instant(link.expires_at),
    person: person ? { userId: person.user_id, name: person.name, companyName: person.company_name } : null,
  };
};

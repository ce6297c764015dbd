import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { solveCaptcha } from './captcha.ts';
import { findLink, mailLink, stateOf, validMinutes } from './mailed-links.ts';
import { findPerson } from './people-store.ts';
import { limits, windowEnd, within } from './rate-limit.ts';

async function mailReset(context: Context, userId: string): Promise<void> {
  const person = await findPerson(context.db, userId);
  if (person?.status !== 'active') return;
  await mailLink(context, person, 'reset');
}

export const requestPasswordReset: Handlers<Context>['requestPasswordReset'] = ({ body }, context) =>
  within(context, limits.reset, context.remoteAddress, async () => {
    await solveCaptcha(context, body.captchaId, body.captchaAnswer);
    await within(context, limits.resetOfUser, body.userId.toUpperCase(), () => mailReset(context, body.userId));
    const nextRequestAt = windowEnd(limits.resetOfUser, context.now);
    return { validMinutes: validMinutes.reset, nextRequestAt: instant(nextRequestAt) };
  });

export const readMailedLink: Handlers<Context>['readMailedLink'] = ({ body }, context) =>
  within(context, limits.link, context.remoteAddress, async () => {
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
  });

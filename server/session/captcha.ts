import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../generated/handlers.ts';
import type { LoginRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { speakCaptcha } from './captcha-audio.ts';
import { drawCaptcha } from './captcha-image.ts';
import { isCaptchaNeeded } from './captcha-policy.ts';
import { randomText } from './captcha-text.ts';
import { storeOneTimeItem, useOneTimeItem } from './one-time-items.ts';
import { refuseWhileClosed } from './portal-state.ts';

const captchaSeconds = 300;

const isFixed = (value: object | undefined): value is { readonly answer: string } =>
  value !== undefined && 'answer' in value && typeof value.answer === 'string';

// The sandbox can set a fixed answer, so that a conformance run can log in.
async function chooseText({ db, config }: Context): Promise<string> {
  const setting = config.isSandbox
    ? await db.selectFrom('sandbox_settings').select('value').where('name', '=', 'captcha').executeTakeFirst()
    : undefined;
  return isFixed(setting?.value) ? setting.value.answer : randomText();
}

export const createCaptcha: Handlers<Context>['createCaptcha'] = async (_, context) => {
  await refuseWhileClosed(context);
  const text = await chooseText(context);
  const captchaId = randomUUID();
  const expiresAt = later(context.now, captchaSeconds);
  await storeOneTimeItem(context, { kind: 'captcha', id: captchaId, secret: Buffer.from(text), expiresAt });
  return {
    captchaId,
    image: drawCaptcha(text),
    audio: await speakCaptcha(text, context.language),
    expireAt: instant(expiresAt),
    isRequired: await isCaptchaNeeded(context),
  };
};

/** Checks an answer; each captcha allows one try. Throws a Refusal when the answer is wrong or late. */
export async function solveCaptcha(context: Context, captchaId: string, answer: string): Promise<void> {
  const text = await useOneTimeItem(context, 'captcha', captchaId);
  if (!text) throw new Refusal('145');
  if (text.toString().toLowerCase() !== answer.toLowerCase()) throw new Refusal('702');
}

type LoginAnswer = Partial<Pick<LoginRequest, 'captchaId' | 'captchaAnswer'>>;

/** Throws unless the captcha of a login is solved or not needed. An answer that is sent must be right in any case. */
export async function checkLoginCaptcha(context: Context, { captchaId, captchaAnswer }: LoginAnswer): Promise<void> {
  if (captchaId !== undefined && captchaAnswer !== undefined) return solveCaptcha(context, captchaId, captchaAnswer);
  if (await isCaptchaNeeded(context)) throw new Refusal('144').at('captchaAnswer');
}

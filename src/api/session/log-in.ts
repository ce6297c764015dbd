import { logIn as logInCall } from '../../../generated/calls/session.ts';
import { ask } from '../ask.ts';
import { beginSession } from './begin.ts';
import { newKeys } from './keys.ts';
import { encryptWithMask } from './encryption.ts';

export interface Login {
  readonly userId: string;
  readonly password: string;
  /** Both are missing if the bank requires no captcha. */
  readonly captchaId?: string;
  readonly captchaAnswer?: string;
}

/** Rejects with an ApiError if the bank refuses the login. */
export async function logIn({ userId, password, ...solved }: Login): Promise<void> {
  const [sealed, { privateKey, clientKey }] = await Promise.all([encryptWithMask(password), newKeys()]);
  const body = { userId, password: sealed, ...solved, clientKey };
  const given = await ask(logInCall, { body });
  await beginSession({ userId: userId.toUpperCase(), renewals: 0 }, given, privateKey);
}

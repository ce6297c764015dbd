// Logs in and renews sessions over HTTP, like a browser; captchas and mails are read from the sandbox.
import { setTimeout as pause } from 'node:timers/promises';
import { compactDecrypt } from 'jose';
import type { Session } from '../../generated/types.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import {
  askRefresh,
  masked,
  maskedJson,
  newClientKey,
  secretKeyOf,
  type BrowserSession,
  type BankCaller,
  type SolvedCaptcha,
} from '../server/browser.ts';
import type { Answer, Call } from './caller.ts';
import type { Scene } from './scene.ts';

const longestMail = 30_000;
const json = { 'content-type': 'application/json' };

/** The bank for the helpers in browser.ts. A given idempotency key makes every call a repetition. */
export function callerOf(scene: Scene, key?: string): BankCaller {
  return {
    async ask(method, path, body, headers = {}) {
      const sent = { 'idempotency-key': key ?? crypto.randomUUID(), ...(body && json), ...headers };
      const answer = await scene.send(method, path, sent, body && JSON.stringify(body));
      return { ...answer, body: JSON.parse(answer.text) as Record<string, unknown> };
    },
  };
}

export async function solvedCaptcha(scene: Scene): Promise<SolvedCaptcha> {
  const { output } = await scene.ask({ operationId: 'createCaptcha' });
  const { captchaId } = output as { captchaId: string };
  const { text } = await scene.send('POST', '/sandbox/captcha/answer', json, JSON.stringify({ captchaId }));
  return { captchaId, captchaAnswer: (JSON.parse(text) as { answer: string }).answer };
}

export async function loginCall(scene: Scene, userId: string, keys = newClientKey()): Promise<Call> {
  const password = await masked(callerOf(scene), scene.passwords.get(userId) ?? demoPassword);
  const body = { userId, password, ...(await solvedCaptcha(scene)), clientKey: keys.clientKey };
  return { operationId: 'logIn', body, key: crypto.randomUUID() };
}

export async function logInOverHttp(scene: Scene, userId: string): Promise<BrowserSession> {
  const keys = newClientKey();
  const { status, text, output } = await scene.ask(await loginCall(scene, userId, keys));
  if (status !== 200) throw new Error(`${userId} could not log in: ${text.slice(0, 200)}`);
  const session = output as Session;
  return { ...session, secretKey: secretKeyOf(keys, session.serverKey) };
}

/** Logs the user in again if an attack has ended the session. */
export async function logInAgain(scene: Scene, userId: string): Promise<void> {
  const { status } = await scene.ask({ userId, operationId: 'keepSessionAlive' });
  if (status !== 200) scene.tokens.set(userId, (await logInOverHttp(scene, userId)).token);
}

export interface Renewal {
  readonly code: string;
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
}

export async function readRenewal(
  { code, status, output }: Pick<Answer, 'code' | 'status' | 'output'>,
  key: Uint8Array,
) {
  if (status !== 200) return { code, token: undefined, refreshToken: undefined };
  const { plaintext } = await compactDecrypt(String(output), key);
  const renewed = JSON.parse(new TextDecoder().decode(plaintext)) as { token: string; refresh_token: string };
  return { code, token: renewed.token, refreshToken: renewed.refresh_token };
}

export async function refreshOverHttp(scene: Scene, session: BrowserSession): Promise<Renewal> {
  return readRenewal(await askRefresh(callerOf(scene), session), session.secretKey);
}

export async function tokenWorks(scene: Scene, token: string): Promise<boolean> {
  const { status } = await scene.send('GET', '/api/auth/user/my-profile', { authorization: `Bearer ${token}` });
  return status === 200;
}

async function linkIn(scene: Scene, userId: string): Promise<string | undefined> {
  const { text } = await scene.send('GET', '/sandbox/mailbox', {});
  const article = text.split('<article>').find((one) => one.includes(userId) && one.includes('/reset-password'));
  return /\/reset-password#([\w-]{43})/.exec(article ?? '')?.[1];
}

/** Asks for a new password and waits until the link is in the mailbox of the sandbox. */
export async function mailedLink(scene: Scene, userId: string): Promise<string> {
  const body = { userId, ...(await solvedCaptcha(scene)) };
  const { text } = await scene.ask({ operationId: 'requestPasswordReset', body });
  const deadline = Date.now() + longestMail;
  while (Date.now() < deadline) {
    const token = await linkIn(scene, userId);
    if (token) return token;
    await pause(100);
  }
  throw new Error(`${userId} was mailed no link: ${text.slice(0, 200)}`);
}

export const newPasswords = (scene: Scene, password: string): Promise<string> =>
  maskedJson(callerOf(scene), { newPassword: password, confirmPassword: password });

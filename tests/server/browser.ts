// The cryptography of a browser: encrypts passwords and agrees on keys.
import { createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync, type KeyObject } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, importJWK } from 'jose';
import type { PublicJwk, Session } from '../../generated/types.ts';
import { decryptFromStorage } from '../../server/storage-encryption.ts';
import type { Answer, TestBank } from './bank.ts';

/** The part of a bank that a browser needs. */
export type BankCaller = Pick<TestBank, 'ask'>;

const encoded = (text: string) => new TextEncoder().encode(text);

/** The text, encrypted under a new mask key of the bank. */
export async function masked(bank: BankCaller, text: string): Promise<string> {
  const { output } = await bank.ask('POST', '/api/user/auth/mask');
  const { publicKey } = output as { publicKey: PublicJwk };
  const key = await importJWK({ ...publicKey }, 'ECDH-ES');
  return new CompactEncrypt(encoded(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(key);
}

export const maskedJson = (bank: BankCaller, value: object) => masked(bank, JSON.stringify(value));

export interface SolvedCaptcha {
  readonly captchaId: string;
  readonly captchaAnswer: string;
}

/** Makes a captcha and reads its answer from the database. */
export async function solvedCaptcha(bank: TestBank): Promise<SolvedCaptcha> {
  const { output } = await bank.ask('POST', '/api/user/auth/captcha');
  const { captchaId } = output as { captchaId: string };
  const { db, secrets } = bank.services;
  const { content } = await db
    .selectFrom('one_time_items')
    .select('content')
    .where('kind', '=', 'captcha')
    .where('item_id', '=', captchaId)
    .executeTakeFirstOrThrow();
  const answer = decryptFromStorage(secrets.storageKey, Buffer.from(String(content['sealed']), 'base64')).toString();
  return { captchaId, captchaAnswer: answer };
}

export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly clientKey: PublicJwk;
}

export function newClientKey(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, clientKey: { kty: 'EC', crv: 'P-256', x, y, kid: 'browser-1' } };
}

export function secretKeyOf({ privateKey }: KeyPair, { kty, crv, x, y }: PublicJwk): Uint8Array {
  const publicKey = createPublicKey({ format: 'jwk', key: { kty, crv, x, y } });
  const shared = diffieHellman({ privateKey, publicKey });
  return new Uint8Array(hkdfSync('sha256', shared, new Uint8Array(), 'secretKey', 32));
}

/** A session and the secret key that only its browser has. */
export interface BrowserSession extends Session {
  readonly secretKey: Uint8Array;
}

interface Login {
  readonly userId: string;
  readonly password: string;
  readonly captcha?: SolvedCaptcha;
}

export async function tryLogIn(
  bank: TestBank,
  { userId, password, captcha }: Login,
  keys = newClientKey(),
): Promise<Answer> {
  const solved = captcha ?? (await solvedCaptcha(bank));
  const body = { userId, password: await masked(bank, password), ...solved, clientKey: keys.clientKey };
  return bank.ask('POST', '/api/user/auth/login', body);
}

export async function logInAs(bank: TestBank, userId: string, password: string): Promise<BrowserSession> {
  const keys = newClientKey();
  const { status, code, output } = await tryLogIn(bank, { userId, password }, keys);
  if (status !== 200) throw new Error(`${userId} could not log in: ${code}`);
  const session = output as Session;
  return { ...session, secretKey: secretKeyOf(keys, session.serverKey) };
}

export const bearer = ({ token }: { readonly token: string }) => ({ authorization: `Bearer ${token}` });

interface Renewed {
  readonly token: string;
  readonly refresh_token: string;
  readonly expire_at: string;
}

export async function askRefresh(
  bank: BankCaller,
  { secretKey, serverKey, refreshToken }: BrowserSession,
): Promise<Answer> {
  const data = await new CompactEncrypt(encoded(JSON.stringify({ refreshToken })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: serverKey.kid })
    .encrypt(secretKey);
  return bank.ask('POST', '/api/user/auth/refresh-token/secure', { data });
}

/** Resumes a session as a page does after a reload: with the refresh token and a new key pair. */
export async function askResume(bank: BankCaller, { refreshToken }: Pick<Session, 'refreshToken'>) {
  const keys = newClientKey();
  const data = await maskedJson(bank, { refreshToken });
  const body = { data, returnFlag: false, clientKey: keys.clientKey };
  return { keys, answer: await bank.ask('POST', '/api/user/auth/session/resume', body) };
}

export async function resume(bank: TestBank, left: Pick<Session, 'refreshToken'>): Promise<BrowserSession> {
  const { keys, answer } = await askResume(bank, left);
  if (answer.status !== 200) throw new Error(`The session could not be resumed: ${answer.code}`);
  const session = answer.output as Session;
  return { ...session, secretKey: secretKeyOf(keys, session.serverKey) };
}

export async function refresh(bank: TestBank, session: BrowserSession): Promise<BrowserSession> {
  const { output } = await askRefresh(bank, session);
  const { plaintext } = await compactDecrypt(String(output), session.secretKey);
  const renewed = JSON.parse(new TextDecoder().decode(plaintext)) as Renewed;
  return { ...session, token: renewed.token, refreshToken: renewed.refresh_token, expireAt: renewed.expire_at };
}

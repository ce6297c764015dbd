// Renews sessions. A refresh token works once; a second use ends the session. Only if the answer did not arrive,
// because the page was left, is the same token accepted again for a short time.
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import { anonymous, type Context } from '../context.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { hashToken, whyEnded } from '../people/authenticate.ts';
import { agreeOnKey, keyIdOf, sessionIdOf } from '../key-agreement.ts';
import { decryptWithOneTimeKey } from './one-time-encryption.ts';
import { readTexts } from './decrypted-json.ts';
import { recordOnce } from './one-time-items.ts';
import { isHardened, sessionOutput } from './session-output.ts';
import { findForRenewal, findSpent, touchSession, type RenewedSession } from './renewal-store.ts';
import { endSession, rotateTokens, type Tokens } from './session-store.ts';
import { encryptForStorage, decryptFromStorage } from '../storage-encryption.ts';
import { setSavepoint } from '../savepoint.ts';

const longestToken = 512;
/** The time that a page may take to load after a reload interrupted its renewal. */
const lostAnswerMilliseconds = 30_000;
const only = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

function sealedSessionOf(data: string): string {
  try {
    return sessionIdOf(decodeProtectedHeader(data).kid ?? '');
  } catch {
    throw new Refusal('401');
  }
}

async function openSealed(data: string, secretKey: Uint8Array): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(data, new Uint8Array(secretKey), only);
    return new TextDecoder().decode(plaintext);
  } catch {
    throw new Refusal('401');
  }
}

/** Accepts each ciphertext once. It is stored only until lostAnswerMilliseconds have rejected its token anyway. */
async function refuseRepeated(context: Context, data: string): Promise<void> {
  const id = hashToken(data).toString('base64url');
  const expiresAt = new Date(context.now.getTime() + 2 * lostAnswerMilliseconds);
  if (!(await recordOnce(context, { kind: 'renewal', id, expiresAt }))) throw new Refusal('401');
}

const readToken = (text: string) => readTexts(text, 'data', ['refreshToken'], longestToken).refreshToken;

const asOwner = (context: Context, { company_id, user_id, name, session_id }: RenewedSession): Context => ({
  ...context,
  who: { ...anonymous, companyId: company_id, userId: user_id, name, sessionId: session_id },
});

/** Ends the session of a refresh token that is used a second time, because it may be stolen. */
async function endReused(context: Context, session: RenewedSession): Promise<void> {
  const { db, now } = context;
  const owner = { companyId: session.company_id, userId: session.user_id };
  await endSession(db, session.session_id, '167', now);
  await publish(db, owner, { type: 'session-ended', at: instant(now), reason: 'token-reused' });
  const event = { type: 'logout', subject: session.user_id, outcome: 'refused', code: '167' } as const;
  await appendAudit(asOwner(context, session), event);
  await setSavepoint(db);
}

async function refuseToken(context: Context, session: RenewedSession, hash: Buffer): Promise<never> {
  const spentOn = await findSpent(context.db, hash);
  if (spentOn !== session.session_id) throw new Refusal('401');
  await endReused(context, session);
  throw new Refusal('167');
}

async function checkAlive({ db, now }: Context, session: RenewedSession): Promise<void> {
  const idleSeconds = await readNumber(db, 'IDLE_TIMEOUT_SECONDS');
  // Only the session must be open; an expired access token is the usual reason for a renewal.
  const ended = whyEnded({ ...session, token_expires_at: new Date(now.getTime() + 1) }, now, idleSeconds);
  if (ended) throw ended;
}

/** Returns when the token was exchanged, if that was recently and the client has not used the new tokens yet. */
function lostAnswerAt({ exchanged_hash: hash, exchanged_at: at }: RenewedSession, asked: Buffer, now: Date) {
  const isRecent = at && now.getTime() - at.getTime() <= lostAnswerMilliseconds;
  return isRecent && hash?.equals(asked) ? at : undefined;
}

async function renew(
  context: Context,
  session: RenewedSession,
  refreshToken: string,
  sealedKey?: Uint8Array,
): Promise<Tokens> {
  await checkAlive(context, session);
  const { db, now } = context;
  const { session_id: sessionId, refresh_hash: spentHash } = session;
  const exchangedHash = hashToken(refreshToken);
  const exchangedAt = spentHash.equals(exchangedHash) ? now : lostAnswerAt(session, exchangedHash, now);
  if (!exchangedAt) return refuseToken(context, session, exchangedHash);
  return rotateTokens(db, sessionId, { spentHash, exchangedHash, exchangedAt, sealedKey }, now);
}

export const refreshTokens: Handlers<Context>['refreshTokens'] = async ({ body }, context) => {
  const session = await findForRenewal(context.db, { sessionId: sealedSessionOf(body.data) });
  if (!session) throw new Refusal('401');
  const secretKey = decryptFromStorage(context.secrets.storageKey, session.sealed_key);
  const refreshToken = readToken(await openSealed(body.data, secretKey));
  await refuseRepeated(context, body.data);
  const tokens = await renew(context, session, refreshToken);
  const output = {
    token: tokens.token,
    refresh_token: tokens.refreshToken,
    expire_at: instant(tokens.expiresAt),
  };
  return new CompactEncrypt(Buffer.from(JSON.stringify(output)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyIdOf(session.session_id) })
    .encrypt(new Uint8Array(secretKey));
};

async function sessionOfToken({ db }: Context, refreshToken: string): Promise<RenewedSession> {
  const hash = hashToken(refreshToken);
  const session = await findForRenewal(db, { refreshHash: hash });
  if (session) return session;
  // Searched last: another renewal may have exchanged the token while the first query waited for its lock.
  const sessionId = await findSpent(db, hash);
  const renewed = sessionId && (await findForRenewal(db, { sessionId }));
  if (!renewed) throw new Refusal('401');
  return renewed;
}

export const resumeSession: Handlers<Context>['resumeSession'] = ({ body }, context) =>
  decryptWithOneTimeKey(context, 'data', body.data, async (plain) => {
    if ((await isHardened(context)) && !body.returnFlag) throw new Refusal('401');
    const refreshToken = readToken(plain);
    const session = await sessionOfToken(context, refreshToken);
    const { serverKey, secretKey } = agreeOnKey(body.clientKey, session.session_id);
    const tokens = await renew(
      context,
      session,
      refreshToken,
      encryptForStorage(context.secrets.storageKey, secretKey),
    );
    await touchSession(context.db, session.session_id, context.now);
    return sessionOutput(context, tokens, serverKey, session);
  });

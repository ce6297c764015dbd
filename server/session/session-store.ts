import { randomBytes, randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Database } from '../db/database.ts';
import { readNumber } from '../parameters.ts';
import { hashToken } from '../people/authenticate.ts';

const tokenBytes = 32;
const newToken = () => randomBytes(tokenBytes).toString('base64url');

export interface Tokens {
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

async function newTokens(db: Database, sessionId: string, now: Date): Promise<Tokens> {
  const seconds = await readNumber(db, 'ACCESS_TOKEN_SECONDS');
  return {
    sessionId,
    token: newToken(),
    refreshToken: newToken(),
    expiresAt: new Date(now.getTime() + seconds * 1000),
  };
}

const columnsOf = ({ token, refreshToken, expiresAt }: Tokens) => ({
  token_hash: hashToken(token),
  refresh_hash: hashToken(refreshToken),
  token_expires_at: expiresAt,
});

export interface NewSession {
  readonly sessionId?: string;
  readonly companyId: string;
  readonly userId: string;
  /** secretKey, encrypted with the storage key. */
  readonly sealedKey: Uint8Array;
}

export async function openSession(
  db: Database,
  { sessionId = randomUUID(), companyId, userId, sealedKey }: NewSession,
  now: Date,
): Promise<Tokens> {
  const tokens = await newTokens(db, sessionId, now);
  await db
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      company_id: companyId,
      user_id: userId,
      ...columnsOf(tokens),
      sealed_key: Buffer.from(sealedKey),
      started_at: now,
      last_used_at: now,
    })
    .execute();
  return tokens;
}

export interface Exchange {
  /** The hash of the session's current refresh token. */
  readonly spentHash: Buffer;
  /** The hash of the token that the client sent: the same, unless the answer to an earlier renewal was lost. */
  readonly exchangedHash: Buffer;
  readonly exchangedAt: Date;
  /** The new secretKey, if the page lost the old one. */
  readonly sealedKey?: Uint8Array | undefined;
}

/** Issues new tokens. Stores the hash of the old refresh token, so that a second use is detected. */
export async function rotateTokens(db: Database, sessionId: string, exchange: Exchange, now: Date): Promise<Tokens> {
  const { spentHash, exchangedHash, exchangedAt, sealedKey } = exchange;
  const tokens = await newTokens(db, sessionId, now);
  await db
    .insertInto('spent_refresh_tokens')
    .values({ refresh_hash: spentHash, session_id: sessionId, spent_at: now })
    .execute();
  await db
    .updateTable('sessions')
    .set({ ...columnsOf(tokens), exchanged_hash: exchangedHash, exchanged_at: exchangedAt })
    .$if(sealedKey !== undefined, (query) => query.set({ sealed_key: Buffer.from(sealedKey ?? []) }))
    .where('session_id', '=', sessionId)
    .execute();
  return tokens;
}

export async function endSession(db: Database, sessionId: string, code: ErrorCode, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_code: code })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every open session of a user. Returns how many there were. */
export async function endSessionsOf(
  db: Database,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  code: ErrorCode,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_code: code })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { anonymous, type Services, type Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readThroughCache } from '../db/cached-rows.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { Refusal } from '../refusal.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { decryptFromStorage } from '../storage-encryption.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const touchEveryMilliseconds = 30_000;

const idleSeconds = sql<number>`(select value::integer from system_parameters
  where name = 'IDLE_TIMEOUT_SECONDS' and effective_to is null)`;

const sessionsOf = compiledQuery((db, { tokenHash }: { readonly tokenHash: Buffer }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.user_id', '=', 's.user_id'),
    )
    .innerJoin('companies as c', 'c.company_id', 's.company_id')
    .leftJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 's.company_id').onRef('d.user_id', '=', 's.user_id'),
    )
    .select([
      's.session_id',
      's.company_id',
      's.user_id',
      's.sealed_key',
      's.token_expires_at',
      's.last_used_at',
      's.exchanged_hash',
      's.ended_at',
      's.ended_code',
    ])
    .select(['u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name', 'c.is_single_access'])
    .select('d.allowances')
    .select(idleSeconds.as('idle_seconds'))
    .where('s.token_hash', '=', tokenHash),
);

type Session = Awaited<ReturnType<typeof sessionsOf>>[number];

const readSession = async (db: Database, tokenHash: Buffer): Promise<Session | undefined> =>
  (await sessionsOf(db, { tokenHash }))[0];

export interface SessionState {
  readonly ended_at: Date | null;
  readonly ended_code: string | null;
  readonly token_expires_at: Date;
  readonly last_used_at: Date;
  readonly status: string;
}

/** Returns why the session or its token has ended, or undefined while it is open. */
export function whyEnded(state: SessionState, now: Date, idleSeconds: number): Refusal | undefined {
  const { ended_at: endedAt, ended_code: code, token_expires_at: expiresAt, last_used_at: usedAt, status } = state;
  if (endedAt)
    return new Refusal((code ?? '401') as ErrorCode, code === '154' ? { time: { at: endedAt.getTime() } } : {});
  if (status !== 'active') return new Refusal('401');
  if (now.getTime() - usedAt.getTime() > idleSeconds * 1000) return new Refusal('166');
  return expiresAt <= now ? new Refusal('401') : undefined;
}

export const bearerOf = (header: string | undefined) => /^Bearer (\S+)$/.exec(header ?? '')?.[1];

function whoOf(storageKey: Buffer, found: Session): Who {
  return {
    ...anonymous,
    companyId: found.company_id,
    companyName: found.company_name,
    userId: found.user_id,
    name: found.name,
    roles: found.roles,
    services: found.services,
    allowances: found.allowances,
    flags: found.flags,
    isSingleAccess: found.is_single_access,
    sessionId: found.session_id,
    // Decrypted on demand, because few calls need it.
    get secretKey() {
      return decryptFromStorage(storageKey, found.sealed_key);
    },
  };
}

interface Asked {
  readonly token: string | undefined;
  readonly now: Date;
}

type Parts = Pick<Services, 'db' | 'secrets'>;

/** Reads the session from its row. Throws the reason when it has ended. */
async function openSessionOf(db: Database, { token, now }: Asked): Promise<Session> {
  const found = token ? await readSession(db, hashToken(token)) : undefined;
  if (!found) throw new Refusal('401');
  const ended = whyEnded(found, now, found.idle_seconds);
  if (ended) throw ended;
  return found;
}

/** As authenticate(), but without the cache; for writes. */
export async function authenticateUncached({ db, secrets: { storageKey } }: Parts, asked: Asked): Promise<Who> {
  return whoOf(storageKey, await openSessionOf(db, asked));
}

const touchedBefore = (now: Date) => new Date(now.getTime() - touchEveryMilliseconds);
const isStale = (session: Session, now: Date) => session.last_used_at < touchedBefore(now);

async function touch(db: Database, session: Session, now: Date): Promise<void> {
  // The session may be a cached object, which later calls read.
  session.last_used_at = now;
  const own = db.updateTable('sessions').set({ last_used_at: now }).where('session_id', '=', session.session_id);
  await own.where('last_used_at', '<', touchedBefore(now)).execute();
}

/** The client uses its new access token, so it got the renewal: the old refresh token is not accepted again. */
async function confirmRenewal(db: Database, session: Session, tokenHash: Buffer): Promise<void> {
  session.exchanged_hash = null;
  const own = db.updateTable('sessions').set({ exchanged_hash: null }).where('session_id', '=', session.session_id);
  await own.where('token_hash', '=', tokenHash).execute();
}

/** Returns the caller of a token. Throws 401 for an unknown token, or the reason why the session has ended. */
export async function authenticate({ db, secrets: { storageKey } }: Parts, asked: Asked): Promise<Who> {
  const { token, now } = asked;
  if (!token) throw new Refusal('401');
  const read = () => readSession(db, hashToken(token));
  const copy = await readThroughCache(db, `session ${token}`, read, (found) => found?.company_id);
  // Another process may have extended the session since it was cached, so the row decides before it is refused.
  const found = copy && !whyEnded(copy, now, copy.idle_seconds) ? copy : await openSessionOf(db, asked);
  if (isStale(found, now)) await touch(db, found, now);
  if (found.exchanged_hash) await confirmRenewal(db, found, hashToken(token));
  return whoOf(storageKey, found);
}

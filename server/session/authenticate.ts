import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { nobody, type Services, type Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { unseal } from '../sealed.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const touchEveryMilliseconds = 15_000;

const sessionQuery = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.user_id', '=', 's.user_id'),
    )
    .innerJoin('companies as c', 'c.company_id', 's.company_id')
    .select([
      's.session_id',
      's.company_id',
      's.user_id',
      's.sealed_key',
      's.token_expires_at',
      's.last_used_at',
      's.ended_at',
      's.ended_code',
    ])
    .select(['u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name', 'c.is_single_access'])
    .where('s.token_hash', '=', tokenHash);

type Session = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];

let compiled: CompiledQuery<Session> | undefined;

// Every call begins with it: it is put into words once, because that costs about as much as asking it.
async function findSession(db: Database, token: string): Promise<Session | undefined> {
  compiled ??= sessionQuery(db, Buffer.alloc(0)).compile();
  const { rows } = await db.executeQuery<Session>({ ...compiled, parameters: [hashToken(token)] });
  return rows[0];
}

export interface SessionState {
  readonly ended_at: Date | null;
  readonly ended_code: string | null;
  readonly token_expires_at: Date;
  readonly last_used_at: Date;
  readonly status: string;
}

/** Why a session or its token is over, if it is. */
export function whyEnded(state: SessionState, now: Date, idleSeconds: number): Refusal | undefined {
  const { ended_at: endedAt, ended_code: code, token_expires_at: expiresAt, last_used_at: usedAt, status } = state;
  if (endedAt)
    return new Refusal((code ?? '401') as ErrorCode, code === '154' ? { time: { at: endedAt.getTime() } } : {});
  if (status !== 'active') return new Refusal('401');
  if (now.getTime() - usedAt.getTime() > idleSeconds * 1000) return new Refusal('166');
  return expiresAt <= now ? new Refusal('401') : undefined;
}

export const bearerOf = (header: string | undefined) => /^Bearer (\S+)$/.exec(header ?? '')?.[1];

/** Who the token belongs to; an ended session says why it ended. */
export async function authenticate(
  { db, secrets: { storageKey } }: Pick<Services, 'db' | 'secrets'>,
  token: string | undefined,
  now: Date,
  idleSeconds: number,
): Promise<Who> {
  const found = token ? await findSession(db, token) : undefined;
  if (!found) throw new Refusal('401');
  const ended = whyEnded(found, now, idleSeconds);
  if (ended) throw ended;
  if (now.getTime() - found.last_used_at.getTime() > touchEveryMilliseconds)
    await db.updateTable('sessions').set({ last_used_at: now }).where('session_id', '=', found.session_id).execute();
  return {
    ...nobody,
    companyId: found.company_id,
    companyName: found.company_name,
    userId: found.user_id,
    name: found.name,
    roles: found.roles,
    services: found.services,
    flags: found.flags,
    isSingleAccess: found.is_single_access,
    sessionId: found.session_id,
    // Few calls read what is under it.
    get secretKey() {
      return unseal(storageKey, found.sealed_key);
    },
  };
}

import { createHash } from 'node:crypto';
import { nobody, type Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const touchEveryMilliseconds = 15_000;

async function findSession(db: Database, token: string) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.user_id', '=', 's.user_id'),
    )
    .innerJoin('companies as c', 'c.company_id', 's.company_id')
    .select([
      's.session_id',
      's.company_id',
      's.user_id',
      's.secret_key',
      's.token_expires_at',
      's.last_used_at',
      's.ended_at',
      's.ended_code',
    ])
    .select(['u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name', 'c.is_single_access'])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function whyEnded(
  { ended_at, ended_code, token_expires_at, last_used_at, status }: Found,
  now: Date,
  idleSeconds: number,
): ErrorCode | undefined {
  if (ended_at) return (ended_code ?? '401') as ErrorCode;
  if (token_expires_at <= now || status !== 'active') return '401';
  return now.getTime() - last_used_at.getTime() > idleSeconds * 1000 ? '166' : undefined;
}

export const bearerOf = (header: string | undefined) => /^Bearer (\S+)$/.exec(header ?? '')?.[1];

/** Who the token belongs to; an ended session says why it ended. */
export async function authenticate(
  db: Database,
  token: string | undefined,
  now: Date,
  idleSeconds: number,
): Promise<Who> {
  const found = token ? await findSession(db, token) : undefined;
  if (!found) throw new Refusal('401');
  const code = whyEnded(found, now, idleSeconds);
  if (code) throw new Refusal(code);
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
    secretKey: found.secret_key,
  };
}

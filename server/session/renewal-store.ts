import type { Database } from '../db/database.ts';

type Wanted = { readonly sessionId: string } | { readonly refreshHash: Buffer };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Locks and returns the session of a refresh token, so that the token is exchanged only once. */
export async function findForRenewal(db: Database, wanted: Wanted) {
  if ('sessionId' in wanted && !uuid.test(wanted.sessionId)) return undefined;
  const query = db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.user_id', '=', 's.user_id'),
    )
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 's.company_id').onRef('d.user_id', '=', 's.user_id'),
    )
    .select(['s.session_id', 's.company_id', 's.user_id', 's.sealed_key', 's.refresh_hash'])
    .select(['s.exchanged_hash', 's.exchanged_at', 's.last_used_at', 's.ended_at', 's.ended_code'])
    .select(['u.name', 'u.status', 'u.roles', 'u.must_change_password', 'd.password_changed_at'])
    .forUpdate('s');
  return 'sessionId' in wanted
    ? query.where('s.session_id', '=', wanted.sessionId).executeTakeFirst()
    : query.where('s.refresh_hash', '=', wanted.refreshHash).executeTakeFirst();
}

export type RenewedSession = NonNullable<Awaited<ReturnType<typeof findForRenewal>>>;

/** Returns the session id of a refresh token that was exchanged before. */
export async function findSpent(db: Database, refreshHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom('spent_refresh_tokens')
    .select('session_id')
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();
  return found?.session_id;
}

export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('session_id', '=', sessionId).execute();
}

import { sql } from 'kysely';
import type { EventTopic, NotificationEvent } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

export const mostEventsAtOnce = 500;

export async function readEvents(db: Database, companyId: string, after: number) {
  return db
    .selectFrom('events')
    .select(['event_id', 'user_id', 'user_ids', 'type', 'data', 'in_indonesian'])
    .where('company_id', '=', companyId)
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(mostEventsAtOnce)
    .execute();
}

type Row = Awaited<ReturnType<typeof readEvents>>[number];
export type StoredEvent = Omit<Row, 'type'> & { readonly type: NotificationEvent['type'] };

export async function newestEventId(db: Database, companyId: string): Promise<number> {
  const { newest } = await db
    .selectFrom('events')
    .select(sql<number>`coalesce(max(event_id), 0)`.as('newest'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return newest;
}

export async function topicsOfSessions(
  db: Database,
  companyId: string,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EventTopic[]>> {
  const rows = await db
    .selectFrom('stream_topics')
    .select(['session_id', 'topics'])
    .where('company_id', '=', companyId)
    .where('session_id', 'in', sessionIds)
    .execute();
  return new Map(rows.map(({ session_id: sessionId, topics }) => [sessionId, topics]));
}

/** Returns when each session was last used; sessions that have ended are missing. */
export async function openSessions(db: Database, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.user_id', '=', 's.user_id'),
    )
    .select(['s.session_id', 's.last_used_at'])
    .where('s.session_id', 'in', sessionIds)
    .where('s.ended_at', 'is', null)
    .where('u.status', '=', 'active')
    .execute();
  return new Map(rows.map((row) => [row.session_id, row.last_used_at]));
}

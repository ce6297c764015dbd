import { sql } from 'kysely';
import type { NotificationEvent } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

export const eventChannel = 'portal_events';

export interface Audience {
  readonly companyId: string;
  /** Everybody of the company when left out. */
  readonly userId?: string;
}

/** Stores an event and, when the transaction commits, wakes every server process. */
export async function publish(db: Database, { companyId, userId }: Audience, event: NotificationEvent): Promise<void> {
  const { event_id } = await db
    .insertInto('events')
    .values({ company_id: companyId, user_id: userId ?? null, type: event.type, data: JSON.stringify(event) })
    .returning('event_id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${eventChannel}, ${String(event_id)})`.execute(db);
}

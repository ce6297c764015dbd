import { sql } from 'kysely';
import type { NotificationEvent } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

export const eventChannel = 'portal_events';

export interface Audience {
  readonly companyId: string;
  /** Everybody of the company when left out. */
  readonly userId?: string;
}

/**
 * Stores an event and, when the transaction commits, wakes every server process. The end of the company's audit chain
 * is held meanwhile, so that events of a company are numbered as they are committed and no reader passes one by.
 */
export async function publish(
  db: Database,
  { companyId, userId }: Audience,
  event: NotificationEvent,
  inIndonesian?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const localized = inIndonesian ? JSON.stringify(inIndonesian) : null;
  await sql`
    with held as materialized (select number from audit_heads where company_id = ${companyId} for update),
    stored as (
      insert into events (company_id, user_id, type, data, in_indonesian)
      select ${companyId}::text, ${userId ?? null}::text, ${event.type}::text, ${JSON.stringify(event)}::jsonb,
        ${localized}::jsonb
      from held
    )
    select pg_notify(${eventChannel}, ${companyId}) from held`.execute(db);
}

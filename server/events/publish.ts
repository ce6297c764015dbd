import { sql } from 'kysely';
import type { NotificationEvent, TodoCountsEvent } from '../../generated/types.ts';
import { requireAuditHead, type AuditHead } from '../db/audit-head.ts';
import { compiledSql } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';

export const eventChannel = 'portal_events';

export interface Audience {
  readonly companyId: string;
  /** All users of the company when userId and userIds are both left out. */
  readonly userId?: string;
  readonly userIds?: readonly string[];
}

/** A todo-counts event is stored without its counts; they are counted on delivery, if a stream is open. */
type StoredNews = Exclude<NotificationEvent, TodoCountsEvent> | Omit<TodoCountsEvent, 'counts'>;

export interface Addressed extends Omit<Audience, 'companyId'> {
  readonly event: StoredNews;
  /** The fields of the event that differ in Indonesian. */
  readonly inIndonesian?: Readonly<Record<string, unknown>>;
}

interface NewRows {
  readonly companyId: string;
  readonly rows: string;
}

const stored = compiledSql(
  ({ companyId, rows }: NewRows) => sql<AuditHead>`
  with held as materialized (select number, hash from audit_heads where company_id = ${companyId} for update),
  stored as (
    insert into events (company_id, user_id, user_ids, type, data, in_indonesian)
    select ${companyId}::text, e.user_id, e.user_ids, e.data ->> 'type', e.data, e.in_indonesian
    from held, rows from (
      jsonb_to_recordset(${rows}::jsonb)
        as (user_id text, user_ids text[], data jsonb, in_indonesian jsonb)
    ) with ordinality as e
    order by e.ordinality
  )
  select held.number, held.hash, pg_notify(${eventChannel}, ${companyId}) from held`,
);

/**
 * Stores events of one company in order and notifies every server process when the transaction commits. Takes the
 * company's audit lock until then, so that events are numbered in the order of their commits and no reader skips one;
 * call it late. Returns the head of the audit chain.
 */
export async function publishAll(db: Database, companyId: string, events: readonly Addressed[]): Promise<AuditHead> {
  const rows = events.map(({ userId, userIds, event, inIndonesian }) => ({
    user_id: userId,
    user_ids: userIds,
    data: event,
    in_indonesian: inIndonesian,
  }));
  const ends = await stored(db, { companyId, rows: JSON.stringify(rows) });
  return requireAuditHead(ends, companyId);
}

export async function publish(
  db: Database,
  { companyId, ...readers }: Audience,
  event: NotificationEvent,
): Promise<void> {
  await publishAll(db, companyId, [{ ...readers, event }]);
}

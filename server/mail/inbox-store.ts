import { sql, type SelectQueryBuilder } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf } from '../../domain/jakarta-time.ts';
import type { InboxFilter } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

export interface InboxOwner {
  readonly companyId: string;
  readonly userId: string;
}

export type Language = 'EN' | 'ID';

type Inbox = SelectQueryBuilder<Tables, 'inbox_messages', object>;

export const inboxOf = (db: Database, { companyId, userId }: InboxOwner) =>
  db.selectFrom('inbox_messages').where('company_id', '=', companyId).where('user_id', '=', userId);

export const subjectColumn = (language: Language) => (language === 'ID' ? 'subject_id' : 'subject_en');

const startOfDay = (date: string) => new Date(instantOf({ date, time: '00:00' }));

/** Adds the conditions of the filter to the query; a field that is left out adds none. */
export function narrowInbox(inbox: Inbox, filter: InboxFilter, language: Language): Inbox {
  const { search, categories, unreadOnly, receivedOn } = filter;
  const subject = sql.ref(subjectColumn(language));
  return inbox
    .$if(search !== undefined, (query) => query.where(sql<boolean>`strpos(lower(${subject}), lower(${search})) > 0`))
    .$if(Boolean(categories?.length), (query) => query.where('category', 'in', categories ?? []))
    .$if(unreadOnly === true, (query) => query.where('read_at', 'is', null))
    .$if(receivedOn !== undefined, (query) =>
      query
        .where('received_at', '>=', startOfDay(receivedOn?.from ?? ''))
        .where('received_at', '<', startOfDay(addDays(receivedOn?.to ?? '', 1))),
    );
}

export async function countUnread(db: Database, owner: InboxOwner): Promise<number> {
  const { unread } = await inboxOf(db, owner)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

export async function findMessage(db: Database, owner: InboxOwner, messageId: string) {
  return inboxOf(db, owner).where('message_id', '=', messageId).selectAll().executeTakeFirst();
}

/** Marks the named messages, or all messages, as read. Returns how many were unread. */
export async function markRead(
  db: Database,
  { companyId, userId }: InboxOwner,
  now: Date,
  messageIds?: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_messages')
    .set({ read_at: now })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(messageIds !== undefined, (query) => query.where('message_id', 'in', messageIds ?? []))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteMessages(
  db: Database,
  { companyId, userId }: InboxOwner,
  messageIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_messages')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('message_id', 'in', messageIds)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { InboxSort } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { Refusal } from '../refusal.ts';
import { wordOf } from '../reference/portal-words.ts';
import { countUnread, findMessage, inboxOf, narrowInbox, subjectColumn, type Language } from '../mail/inbox-store.ts';

const longestPreview = 200;
const newestFirst: InboxSort = { field: 'receivedAt', direction: 'desc' };

function orderOf({ field, direction }: InboxSort, language: Language): PageOrder {
  const columns = {
    receivedAt: sql`received_at`,
    subject: sql.ref(subjectColumn(language)),
    category: wordOf(sql`category`, 'notifications', 'category', language),
  };
  return { by: columns[field], key: sql.ref('message_id'), direction, name: field };
}

function shorten(text: string): string {
  return text.length > longestPreview ? `${text.slice(0, longestPreview - 1)}…` : text;
}

export const listInboxMessages: Handlers<Context>['listInboxMessages'] = async ({ body }, { db, who, language }) => {
  const { filter, sort = newestFirst, page: asked } = body;
  const query = narrowInbox(inboxOf(db, who), filter, language);
  const columns = query.select(['message_id', 'category', 'texts', 'received_at', 'read_at']);
  const withSubject = columns.select(`${subjectColumn(language)} as subject`);
  const { rows, page } = await readPage(withSubject, orderOf(sort, language), asked, await countRows(query));
  const items = rows.map(({ message_id: messageId, category, subject, texts, received_at: at, read_at: readAt }) => ({
    messageId,
    category,
    subject,
    preview: shorten(texts[language].paragraphs[0] ?? ''),
    receivedAt: instant(at),
    read: readAt !== null,
  }));
  return { items, page };
};

export const readInboxMessage: Handlers<Context>['readInboxMessage'] = async ({ body }, { db, who, language }) => {
  const found = await findMessage(db, who, body.messageId);
  if (!found) throw new Refusal('193');
  const { paragraphs, facts } = found.texts[language];
  return {
    messageId: found.message_id,
    category: found.category,
    subject: found[subjectColumn(language)],
    receivedAt: instant(found.received_at),
    read: found.read_at !== null,
    paragraphs: [...paragraphs],
    facts: [...facts],
    ...(found.target && { target: found.target }),
  };
};

export const countUnreadMessages: Handlers<Context>['countUnreadMessages'] = async (_, { db, who }) => ({
  unread: await countUnread(db, who),
});

// Delivers messages to inboxes only, without sending e-mail.
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { publishAll } from '../events/publish.ts';
import type { InboxOwner } from './inbox-store.ts';
import { storeNews, type InboxDelivery, type InboxMessage } from './store-news.ts';

interface ToInboxes {
  readonly companyId: string;
  readonly messages: readonly InboxMessage[];
}

/** Stores messages in the inboxes of users and publishes them to their open streams. */
export async function deliverAll(db: Database, { companyId, messages }: ToInboxes, now: Date): Promise<void> {
  const events = await storeNews({ db, now }, { companyId, messages, mails: [] });
  if (events.length > 0) await publishAll(db, companyId, events);
}

export async function deliver(
  db: Database,
  { companyId, userId }: InboxOwner,
  message: InboxDelivery,
  now: Date,
  messageId: string = randomUUID(),
): Promise<string> {
  await deliverAll(db, { companyId, messages: [{ ...message, userId, messageId }] }, now);
  return messageId;
}

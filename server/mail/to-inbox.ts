// The way into an inbox for what nobody is mailed of.
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { publishAll } from '../events/publish.ts';
import type { InboxOwner } from './inbox-store.ts';
import { keepNews, type InboxDelivery, type InboxMessage } from './keep-news.ts';

interface ToInboxes {
  readonly companyId: string;
  readonly messages: readonly InboxMessage[];
}

/** Puts messages into the inboxes of people and tells their open streams. */
export async function deliverAll(db: Database, { companyId, messages }: ToInboxes, now: Date): Promise<void> {
  const events = await keepNews({ db, now }, { companyId, messages, mails: [] });
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

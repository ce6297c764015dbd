// The one way into an inbox.
import { randomUUID } from 'node:crypto';
import type { InboxCategory, InboxTarget, LabelValue } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { countUnread, type InboxOwner } from './inbox-store.ts';

export interface InboxWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly LabelValue[];
}

export interface InboxDelivery {
  readonly category: InboxCategory;
  readonly words: Readonly<Record<'EN' | 'ID', InboxWords>>;
  readonly target?: InboxTarget;
}

const textOf = ({ paragraphs, facts = [] }: InboxWords) => ({ paragraphs, facts });

/** Puts a message into the inbox of a person and tells their open streams. */
export async function deliver(
  db: Database,
  to: InboxOwner,
  message: InboxDelivery,
  now: Date,
  messageId: string = randomUUID(),
): Promise<string> {
  const { category, words, target } = message;
  await db
    .insertInto('inbox_messages')
    .values({
      company_id: to.companyId,
      user_id: to.userId,
      message_id: messageId,
      category,
      subject_en: words.EN.subject,
      subject_id: words.ID.subject,
      texts: JSON.stringify({ EN: textOf(words.EN), ID: textOf(words.ID) }),
      target: target ? JSON.stringify(target) : null,
      received_at: now,
      read_at: null,
    })
    .execute();
  const unread = await countUnread(db, to);
  const { subject } = words.EN;
  const event = { type: 'inbox-message' as const, at: instant(now), messageId, category, subject, unread };
  await publish(db, to, event, { subject: words.ID.subject });
  return messageId;
}

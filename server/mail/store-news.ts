// Stores the inbox messages and mails of any number of users in one statement.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { InboxCategory, InboxTarget, LabelValue } from '../../generated/types.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Addressed } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { queueSending, type Mail } from './send.ts';

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

/** A message to one user. */
export interface InboxMessage extends InboxDelivery {
  readonly userId: string;
  /** A new id when left out. */
  readonly messageId?: string;
}

export type NewsMail = Pick<Mail, 'recipient' | 'subject' | 'body'>;

export interface News {
  readonly companyId: string;
  readonly messages: readonly InboxMessage[];
  readonly mails: readonly NewsMail[];
}

type Identified = InboxMessage & { readonly messageId: string };

const textOf = ({ paragraphs, facts = [] }: InboxWords) => ({ paragraphs, facts });

const rowOf = ({ userId, messageId, category, words: { EN, ID }, target }: Identified) => ({
  user_id: userId,
  message_id: messageId,
  category,
  subject_en: EN.subject,
  subject_id: ID.subject,
  texts: { EN: textOf(EN), ID: textOf(ID) },
  target,
});

interface Stored {
  readonly mailIds: readonly number[];
  /** The number of unread messages of each user before, by user ID. */
  readonly unread: Readonly<Record<string, number>>;
}

async function store(
  db: Database,
  now: Date,
  companyId: string,
  messages: readonly Identified[],
  mails: News['mails'],
) {
  const { rows } = await sql<Stored>`
    with placed as (
      insert into inbox_messages
        (company_id, user_id, message_id, category, subject_en, subject_id, texts, target, received_at)
      select ${companyId}::text, m.*, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(messages.map(rowOf))}::jsonb) as m (user_id text, message_id uuid,
        category text, subject_en text, subject_id text, texts jsonb, target jsonb)
    ),
    mailed as (
      insert into mails (company_id, channel, recipient, subject, body, created_at)
      select ${companyId}::text, 'mail', m.recipient, m.subject, m.body, ${now}::timestamptz
      from rows from (
        jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as (recipient text, subject text, body text)
      ) with ordinality as m
      order by m.ordinality
      returning mail_id
    )
    select coalesce((select jsonb_agg(mail_id) from mailed), '[]') as "mailIds",
      coalesce((select jsonb_object_agg(user_id, unread) from (
        select i.user_id, count(*) as unread from inbox_messages i where i.company_id = ${companyId}
          and i.user_id = any(${messages.map(({ userId }) => userId)}::text[]) and i.read_at is null
        group by i.user_id) as counted), '{}') as unread`.execute(db);
  return rows[0] ?? { mailIds: [], unread: {} };
}

/** Counts up the unread number of a user who gets several of the messages. */
function eventsOf(messages: readonly Identified[], before: Stored['unread'], now: Date): Addressed[] {
  const unread = new Map(Object.entries(before));
  return messages.map(({ userId, messageId, category, words: { EN, ID } }) => {
    const count = (unread.get(userId) ?? 0) + 1;
    unread.set(userId, count);
    const fields = { messageId, category, subject: EN.subject, unread: count };
    const event = { type: 'inbox-message' as const, at: instant(now), ...fields };
    return { userId, event, inIndonesian: { subject: ID.subject } };
  });
}

/** Without config, as for demonstration data, no mail is sent. */
export type Keeping = Pick<Services, 'db'> & { readonly now: Date; readonly config?: Services['config'] };

/** Stores the news. Returns the events of the inbox changes, which the caller must publish. */
export async function storeNews(
  { db, now, config }: Keeping,
  { companyId, messages, mails }: News,
): Promise<Addressed[]> {
  if (messages.length === 0 && mails.length === 0) return [];
  const identified = messages.map((message) => ({ messageId: randomUUID() as string, ...message }));
  const { mailIds, unread } = await store(db, now, companyId, identified, mails);
  if (config) await queueSending({ db, now, config }, mailIds);
  return eventsOf(identified, unread, now);
}

// Sends the news of a user's inbox by e-mail as well, if the user chose that.
import { sql, type RawBuilder } from 'kysely';
import type { NoticeTopic } from '../../generated/types.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { storeNews, type InboxDelivery, type InboxWords, type NewsMail } from './store-news.ts';

/** The query of the users' mail addresses and mail preferences, for use in a larger query. */
export const readersAmong = (db: Database, companyId: string, userIds: RawBuilder<string[]>) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id as userId', 'u.name', 'u.email', 'd.language', 'd.email_notices as notices'])
    .where('u.company_id', '=', companyId)
    .where(sql<boolean>`u.user_id = any(${userIds})`)
    .orderBy('u.user_id');

const greeting = { EN: 'Dear', ID: 'Yth.' } as const;
const whereToLook = { EN: 'Log in to open it:', ID: 'Login untuk membukanya:' } as const;

export type Reader = Awaited<ReturnType<ReturnType<typeof readersAmong>['execute']>>[number];

function mailFor({ name, email, language }: Reader, words: InboxDelivery['words'], publicUrl: string): NewsMail {
  const { subject, paragraphs }: InboxWords = words[language];
  const body = [`${greeting[language]} ${name},`, ...paragraphs, `${whereToLook[language]} ${publicUrl}`];
  return { recipient: email, subject, body: body.join('\n\n') };
}

interface NewsOfTopic {
  readonly topic: NoticeTopic;
  readonly words: InboxDelivery['words'];
}

export const mailsFor = (readers: readonly Reader[], { topic, words }: NewsOfTopic, publicUrl: string): NewsMail[] =>
  readers.filter(({ notices }) => notices.includes(topic)).map((reader) => mailFor(reader, words, publicUrl));

export interface MailedNews extends NewsOfTopic {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

export async function mailNews(
  sending: Pick<Services, 'db' | 'config'> & { readonly now: Date },
  { companyId, userIds, ...news }: MailedNews,
): Promise<void> {
  if (userIds.length === 0) return;
  const readers = await readersAmong(sending.db, companyId, sql`${[...userIds]}::text[]`).execute();
  await storeNews(sending, { companyId, messages: [], mails: mailsFor(readers, news, sending.config.publicUrl) });
}

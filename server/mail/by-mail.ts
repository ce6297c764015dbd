// News that a person finds in the portal, sent by e-mail too where they asked for that.
import { sql } from 'kysely';
import type { NoticeTopic } from '../../generated/types.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sendMail } from './send.ts';
import type { InboxDelivery, InboxWords } from './to-inbox.ts';

const readersOf = (db: Database, companyId: string, userIds: readonly string[], topic: NoticeTopic) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.name', 'u.email', 'd.language'])
    .where('u.company_id', '=', companyId)
    .where('u.user_id', 'in', userIds)
    .where(sql<boolean>`${topic} = any(d.email_notices)`)
    .orderBy('u.user_id')
    .execute();

const greeting = { EN: 'Dear', ID: 'Yth.' } as const;
const whereToLook = { EN: 'Log in to open it:', ID: 'Login untuk membukanya:' } as const;

type Reader = Awaited<ReturnType<typeof readersOf>>[number];

function mailFor({ name, language }: Reader, { subject, paragraphs }: InboxWords, publicUrl: string) {
  const body = [`${greeting[language]} ${name},`, ...paragraphs, `${whereToLook[language]} ${publicUrl}`];
  return { subject, body: body.join('\n\n') };
}

export interface MailedNews {
  readonly companyId: string;
  readonly userIds: readonly string[];
  readonly topic: NoticeTopic;
  readonly words: InboxDelivery['words'];
}

export async function mailNews(
  sending: Pick<Services, 'db' | 'config'> & { readonly now: Date },
  { companyId, userIds, topic, words }: MailedNews,
): Promise<void> {
  if (userIds.length === 0) return;
  for (const reader of await readersOf(sending.db, companyId, userIds, topic)) {
    const mail = mailFor(reader, words[reader.language], sending.config.publicUrl);
    await sendMail(sending, { companyId, recipient: reader.email, ...mail });
  }
}

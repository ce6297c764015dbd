import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';

export interface Mail {
  readonly companyId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Written with the change it tells of; SMTP carries it when there is one, the sandbox mailbox shows it otherwise. */
export async function sendMail(
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  { companyId, ...mail }: Mail,
): Promise<void> {
  const { mail_id: mailId } = await db
    .insertInto('mails')
    .values({ company_id: companyId, ...mail, created_at: now, sent_at: null })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  if (config.smtpUrl) await enqueue(db, { kind: 'mail.send', payload: { mailId }, runAt: now });
}

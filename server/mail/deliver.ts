import { createTransport } from 'nodemailer';
import type { JobKind } from '../jobs/kinds.ts';

const sender = 'no-reply@bank.co.id';

/** A mail that arrived keeps no text: what it said may open a user ID. */
export const deliverMail: JobKind = async ({ mailId }, { db, config, now }) => {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('mail_id', '=', Number(mailId))
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!mail || !config.smtpUrl) return;
  const transport = createTransport(config.smtpUrl);
  await transport.sendMail({ from: sender, to: mail.recipient, subject: mail.subject, text: mail.body });
  transport.close();
  await db.updateTable('mails').set({ sent_at: now, body: '' }).where('mail_id', '=', mail.mail_id).execute();
};

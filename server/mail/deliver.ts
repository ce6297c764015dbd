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
  // Only a bank that sends mail needs it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(config.smtpUrl);
  const { recipient, subject, body, attachment, attachment_name: name, attachment_type: type } = mail;
  const attachments = attachment && name && type ? [{ filename: name, contentType: type, content: attachment }] : [];
  await transport.sendMail({ from: sender, to: recipient, subject, text: body, attachments });
  transport.close();
  await db
    .updateTable('mails')
    .set({ sent_at: now, body: '', attachment: null })
    .where('mail_id', '=', mail.mail_id)
    .execute();
};

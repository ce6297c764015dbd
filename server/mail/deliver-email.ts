import type { JobKind } from '../jobs/kind.ts';

const longestMilliseconds = 60_000;
const patience = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** `Bank <no-reply@bank.co.id>` and `no-reply@bank.co.id` have the same domain. */
const domainOf = (sender: string) => sender.slice(sender.lastIndexOf('@') + 1).replace('>', '');

/**
 * The job that sends one mail; it throws when that takes too long. The mail server may have accepted a mail although
 * its answer came too late: all attempts have the same Message-ID, so that mail programs show the mail once.
 */
export const mailDelivery =
  (longest = longestMilliseconds): JobKind =>
  async ({ mailId }, { db, config, now }) => {
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('mail_id', '=', Number(mailId))
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (!mail || !config.smtpUrl) return;
    // Imported on demand: only a bank that sends mail needs it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: config.smtpUrl, ...patience });
    const { recipient, subject, body, attachment, attachment_name: name, attachment_type: type } = mail;
    const attachments = attachment && name && type ? [{ filename: name, contentType: type, content: attachment }] : [];
    const messageId = `<mail.${mail.mail_id}.${mail.created_at.getTime()}@${domainOf(config.mailFrom)}>`;
    // An object, because nodemailer splits a string at commas into several addresses.
    const to = { name: '', address: recipient };
    const signal = AbortSignal.timeout(longest);
    await transport.sendMail({ messageId, from: config.mailFrom, to, subject, text: body, attachments, signal });
    // Deletes the text of a sent mail: it may hold a link that activates a user.
    await db
      .updateTable('mails')
      .set({ sent_at: now, body: '', attachment: null })
      .where('mail_id', '=', mail.mail_id)
      .execute();
  };

export const deliverMail = mailDelivery();

import type { JobKind } from '../jobs/kind.ts';

const sender = 'no-reply@bank.co.id';
const longestMilliseconds = 60_000;
const patience = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Delivers one mail, or fails when that takes too long. A server may have taken a mail whose answer came too late:
 * each attempt bears the same Message-ID, by which mail programs show it once.
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
    // Only a bank that sends mail needs it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: config.smtpUrl, ...patience });
    const { recipient, subject, body, attachment, attachment_name: name, attachment_type: type } = mail;
    const attachments = attachment && name && type ? [{ filename: name, contentType: type, content: attachment }] : [];
    const messageId = `<mail.${mail.mail_id}.${mail.created_at.getTime()}@bank.co.id>`;
    // As an object an address is one address, whatever signs it has.
    const to = { name: '', address: recipient };
    const signal = AbortSignal.timeout(longest);
    await transport.sendMail({ messageId, from: sender, to, subject, text: body, attachments, signal });
    // A mail that arrived keeps no text: what it said may open a user ID.
    await db
      .updateTable('mails')
      .set({ sent_at: now, body: '', attachment: null })
      .where('mail_id', '=', mail.mail_id)
      .execute();
  };

export const deliverMail = mailDelivery();

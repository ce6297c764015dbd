import type { Context } from '../context.ts';
import { enqueueAll } from '../jobs/queue.ts';

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface Mail {
  readonly companyId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachment?: Attachment;
}

export interface WhatsappMessage extends Omit<Mail, 'attachment'> {
  readonly channel: 'whatsapp';
}

type Sending = Pick<Context, 'db' | 'now' | 'config'>;

async function storeMail({ db, now }: Sending, message: Mail | WhatsappMessage): Promise<number> {
  const { companyId, recipient, subject, body } = message;
  const file = 'attachment' in message ? message.attachment : undefined;
  const { mail_id: mailId } = await db
    .insertInto('mails')
    .values({
      company_id: companyId,
      channel: 'channel' in message ? message.channel : 'mail',
      recipient,
      subject,
      body,
      attachment_name: file?.name,
      attachment_type: file?.type,
      attachment: file?.content,
      created_at: now,
      sent_at: null,
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return mailId;
}

/** Queues the mails for SMTP. Without an SMTP server they are only shown in the sandbox mailbox. */
export async function queueSending({ db, now, config }: Sending, mailIds: readonly number[]): Promise<void> {
  if (!config.smtpUrl || mailIds.length === 0) return;
  await enqueueAll(
    db,
    mailIds.map((mailId) => ({ kind: 'mail.send', payload: { mailId }, runAt: now })),
  );
}

/** Stores a mail and queues its sending. Call it in the transaction of the change that the mail is about. */
export async function sendMail(sending: Sending, mail: Mail): Promise<void> {
  await queueSending(sending, [await storeMail(sending, mail)]);
}

/** Stores a WhatsApp message, which the bank's WhatsApp service fetches; the sandbox mailbox shows it. */
export async function sendWhatsapp(sending: Sending, message: Omit<WhatsappMessage, 'channel'>): Promise<void> {
  await storeMail(sending, { ...message, channel: 'whatsapp' });
}

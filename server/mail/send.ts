import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';

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

async function keep({ db, now }: Sending, message: Mail | WhatsappMessage): Promise<number> {
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

/** Written with the change it tells of; SMTP carries it when there is one, the sandbox mailbox shows it otherwise. */
export async function sendMail(sending: Sending, mail: Mail): Promise<void> {
  const mailId = await keep(sending, mail);
  const { db, now, config } = sending;
  if (config.smtpUrl) await enqueue(db, { kind: 'mail.send', payload: { mailId }, runAt: now });
}

/** Waits for the bank's WhatsApp service to fetch it; the sandbox mailbox shows it. */
export async function sendWhatsapp(sending: Sending, message: Omit<WhatsappMessage, 'channel'>): Promise<void> {
  await keep(sending, { ...message, channel: 'whatsapp' });
}

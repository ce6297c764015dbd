import { formatMoment } from '../../domain/date-format.ts';
import type { Language } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { pageTexts } from './page-texts.ts';

const mostMails = 50;
const link = /(https?:\/\/[^\s]+)/;

/** Makes the addresses in a mail clickable. */
function linked(text: string): Html[] {
  return text.split(link).map((part) => (link.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function attached({ mail_id: mailId, attachment_name: name }: { mail_id: number; attachment_name: string | null }) {
  return name === null ? [] : [html`<p><a href="/sandbox/mailbox/${String(mailId)}/attachment">${name}</a></p>`];
}

export async function findAttachment(db: Database, mailId: number) {
  const mail = await db
    .selectFrom('mails')
    .select(['attachment_name as name', 'attachment_type as type', 'attachment as content'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  return mail?.content && mail.type ? { ...mail, content: mail.content, type: mail.type } : undefined;
}

export async function mailboxPage(db: Database, language: Language): Promise<string> {
  const texts = pageTexts[language];
  const mails = await db
    .selectFrom('mails')
    .select(['mail_id', 'channel', 'recipient', 'subject', 'body', 'attachment_name', 'created_at'])
    .orderBy('mail_id', 'desc')
    .limit(mostMails)
    .execute();
  const articles = mails.map(
    (mail) =>
      html`<article>
        <h2>${mail.subject}</h2>
        <p class="facts">
          ${texts.to} ${mail.recipient} (${texts[mail.channel]}), ${formatMoment(mail.created_at.getTime(), language)}
        </p>
        <pre>${linked(mail.body)}</pre>
        ${attached(mail)}
      </article>`,
  );
  const content = articles.length > 0 ? html`${articles}` : html`<p>${texts.noMail}</p>`;
  return layout({ language, heading: texts.mailbox, content });
}

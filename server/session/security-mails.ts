import { formatMoment } from '../../domain/date-format.ts';
import type { Context } from '../context.ts';
import { sendMail } from '../mail/send.ts';
import { newLoginText, passwordChangedText } from './mail-texts.ts';
import type { FoundPerson } from '../people/people-store.ts';

export const factsOf = ({ name, user_id: userId, language }: FoundPerson, moment: Date) => ({
  name,
  userId,
  time: formatMoment(moment.getTime(), language),
});

export async function sendNewLoginNotice(context: Context, person: FoundPerson, device: string): Promise<void> {
  if (!person.email_notices.includes('new-login')) return;
  const text = newLoginText[person.language]({ ...factsOf(person, context.now), device });
  await sendMail(context, { companyId: person.company_id, recipient: person.email, ...text });
}

export async function sendPasswordChangedNotice(context: Context, person: FoundPerson): Promise<void> {
  const text = passwordChangedText[person.language](factsOf(person, context.now));
  await sendMail(context, { companyId: person.company_id, recipient: person.email, ...text });
}

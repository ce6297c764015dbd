import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { sendMail } from '../mail/send.ts';
import { Refusal } from '../refusal.ts';
import { contactChangedText } from './mail-texts.ts';
import { decryptWithOneTimeKey } from './one-time-encryption.ts';
import { myProfile } from './my-profile.ts';
import { storeContact, type Contact } from './my-profile-store.ts';
import { isPasswordOf } from './password-hash.ts';
import { findPerson, type FoundPerson } from '../people/people-store.ts';
import { limits, withinLimit } from '../people/rate-limit.ts';
import { retireOpenLinks } from '../people/retire-links.ts';
import { factsOf } from './security-mails.ts';

async function provenOwner({ db, who }: Context, password: string): Promise<FoundPerson> {
  const person = await findPerson(db, who.userId);
  if (!person || !(await isPasswordOf(person.password_hash, password))) throw new Refusal('151');
  return person;
}

/** Mails the old address as well: an attacker who uses the session of the user does not own it. */
async function mailBothAddresses(context: Context, person: FoundPerson, contact: Contact): Promise<void> {
  const text = contactChangedText[person.language]({ ...factsOf(person, context.now), ...contact });
  for (const recipient of new Set([person.email, contact.email]))
    await sendMail(context, { companyId: person.company_id, recipient, ...text });
}

export const changeMyContact: Handlers<Context>['changeMyContact'] = ({ body }, context) =>
  withinLimit(context, limits.ownPassword, context.who.userId, () =>
    decryptWithOneTimeKey(context, 'password', body.password, async (password) => {
      const person = await provenOwner(context, password);
      const contact = { email: body.email, mobile: body.mobilePhoneNumber };
      const since = { revision: body.revision, now: context.now };
      if (!(await storeContact(context.db, context.who, contact, since))) throw new Refusal('ERR_REQ_3');
      // A link in the old mailbox must not work any more.
      if (contact.email !== person.email) await retireOpenLinks(context.db, context.who, context.now);
      const { userId } = context.who;
      await appendAudit(context, { type: 'setting-changed', subject: userId, kind: 'user', details: { ...contact } });
      await mailBothAddresses(context, person, contact);
      return myProfile(context);
    }),
  );

import type { Handlers } from '../../generated/handlers.ts';
import type { AuditEventType, LinkPurpose, PasswordReceipt } from '../../generated/types.ts';
import { checkPassword as judge, passwordChecklist, type PasswordRule } from '../../domain/password-rules.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { shownParameters } from '../../domain/parameters.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { keepConfiguration } from '../tasks/keep-configuration.ts';
import { withoutRoles } from './without-roles.ts';
import { useLink } from './mailed-links.ts';
import { decryptWithOneTimeKey } from './one-time-encryption.ts';
import { readTexts } from './decrypted-json.ts';
import { passwordExpiry } from '../people/password-age.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { findPerson, personOf, storePassword, type FoundPerson } from '../people/people-store.ts';
import { limits, withinLimit } from '../people/rate-limit.ts';
import { retireOpenLinks } from '../people/retire-links.ts';
import { sendPasswordChangedNotice } from './security-mails.ts';
import { endSessionsOf } from './session-store.ts';

interface Chosen {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

async function existing(context: Context, userId: string): Promise<FoundPerson> {
  const person = await findPerson(context.db, userId);
  if (!person) throw new Refusal('404');
  return person;
}

/** Sets the password, ends all sessions and open links, and informs the user by mail. */
async function setPassword(context: Context, person: FoundPerson, old: string, chosen: Chosen, how: AuditEventType) {
  const { db, now } = context;
  const verdict = judge({ old, chosen: chosen.newPassword, confirmation: chosen.confirmPassword });
  if (!verdict.ok) throw refusalOf(verdict);
  await storePassword(db, personOf(person), await hashPassword(verdict.value), now);
  await retireOpenLinks(db, personOf(person), now);
  await endSessionsOf(db, personOf(person), '401', now);
  await publish(db, personOf(person), { type: 'session-ended', at: instant(now), reason: 'password-changed' });
  await appendAudit(withoutRoles(context, person), { type: how, subject: person.user_id });
  await sendPasswordChangedNotice(context, person);
  const receipt: PasswordReceipt = {
    userId: person.user_id,
    changedAt: instant(now),
    expireAt: instant(passwordExpiry(now)),
  };
  return receipt;
}

async function provePassword(person: FoundPerson, password: string): Promise<void> {
  if (!(await isPasswordOf(person.password_hash, password))) throw new Refusal('151');
}

export const changePassword: Handlers<Context>['changePassword'] = ({ body }, context) =>
  withinLimit(context, limits.ownPassword, context.who.userId, () =>
    decryptWithOneTimeKey(context, 'passwords', body.passwords, async (plain) => {
      const given = readTexts(plain, 'passwords', ['oldPassword', 'newPassword', 'confirmPassword']);
      const person = await existing(context, context.who.userId);
      await provePassword(person, given.oldPassword);
      return setPassword(context, person, given.oldPassword, given, 'password-changed');
    }),
  );

// A reset knows only the hash of the old password; it shows whether the new password is the same.
async function oldOf(person: FoundPerson, chosen: string): Promise<string> {
  return (await isPasswordOf(person.password_hash, chosen)) ? chosen : '';
}

function byLink(context: Context, sealed: string, linkToken: string, purpose: LinkPurpose): Promise<PasswordReceipt> {
  return decryptWithOneTimeKey(context, 'passwords', sealed, async (plain) => {
    const given = readTexts(plain, 'passwords', ['newPassword', 'confirmPassword']);
    const link = await useLink(context, linkToken, purpose);
    const person = await existing(context, link.user_id);
    const expected = purpose === 'activation' ? 'pending' : 'active';
    if (person.status !== expected) throw new Refusal('153');
    const old = purpose === 'activation' ? '' : await oldOf(person, given.newPassword);
    if (purpose === 'activation') await activate(context, person);
    return setPassword(context, person, old, given, purpose === 'activation' ? 'user-activated' : 'password-reset');
  });
}

async function activate({ db, now }: Context, { company_id: companyId, user_id: userId }: FoundPerson): Promise<void> {
  await db
    .updateTable('users')
    .set({ status: 'active' })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  await keepConfiguration(db, { companyId, now, refNo: null });
}

export const resetPassword: Handlers<Context>['resetPassword'] = ({ body }, context) =>
  byLink(context, body.passwords, body.linkToken, 'reset');

export const activateUser: Handlers<Context>['activateUser'] = ({ body }, context) =>
  byLink(context, body.passwords, body.linkToken, 'activation');

const judgedWhileTyping = ['longEnough', 'lettersAndNumbers', 'upperAndLower', 'allowedCharacters'] as const;
type TypedRule = (typeof judgedWhileTyping)[number];
const isJudged = (rule: PasswordRule): rule is TypedRule => judgedWhileTyping.some((judged) => judged === rule);

export const checkPassword: Handlers<Context>['checkPassword'] = ({ body }, context) =>
  decryptWithOneTimeKey(context, 'password', body.password, async (chosen) => {
    const checks = passwordChecklist({ old: '', chosen, confirmation: chosen });
    const rules = checks.flatMap(({ rule, met, code, parameters }) => {
      if (!isJudged(rule)) return [];
      return [{ rule, met, code, ...(parameters && { parameters: shownParameters(parameters, context.language) }) }];
    });
    return { acceptable: rules.every(({ met }) => met), rules };
  });

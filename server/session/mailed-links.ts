// Links that are mailed to a user. Only their digest is stored, a new link replaces the others, and each works once.
import { randomBytes } from 'node:crypto';
import type { LinkPurpose, LinkState } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { later } from '../instant.ts';
import { sendMail } from '../mail/send.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../people/authenticate.ts';
import { activationText, resetText } from './mail-texts.ts';
import { personOf, type FoundPerson } from '../people/people-store.ts';
import { retireOpenLinks } from '../people/retire-links.ts';
import { factsOf } from './security-mails.ts';

const linkBytes = 32;
export const validMinutes = { reset: 30, activation: 3 * 24 * 60 } satisfies Record<LinkPurpose, number>;
const pages = { reset: '/reset-password', activation: '/activation-user' };
const texts = { reset: resetText, activation: activationText };

type MailContext = Pick<Context, 'db' | 'now' | 'config'>;

/** Locks the user: when two links are mailed at the same time, the second waits for the first and replaces it. */
async function lockUser(db: Database, { company_id, user_id }: FoundPerson): Promise<void> {
  const users = db.selectFrom('users').select('user_id').where('company_id', '=', company_id);
  await users.where('user_id', '=', user_id).forUpdate().execute();
}

/** Mails a new link and invalidates the earlier ones; for password resets and activations. */
export async function mailLink(context: MailContext, person: FoundPerson, purpose: LinkPurpose): Promise<void> {
  const { db, now, config } = context;
  const token = randomBytes(linkBytes).toString('base64url');
  const expiresAt = later(now, validMinutes[purpose] * 60);
  await lockUser(db, person);
  await retireOpenLinks(db, personOf(person), now);
  await db
    .insertInto('mailed_links')
    .values({
      token_hash: hashToken(token),
      company_id: person.company_id,
      user_id: person.user_id,
      purpose,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const link = `${config.publicUrl}${pages[purpose]}#${token}`;
  const text = texts[purpose][person.language]({ ...factsOf(person, expiresAt), link });
  await sendMail(context, { companyId: personOf(person).companyId, recipient: person.email, ...text });
}

export async function findLink(db: Database, token: string) {
  return db.selectFrom('mailed_links').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst();
}

export type MailedLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export function stateOf({ used_at, replaced_at, expires_at }: MailedLink, now: Date): LinkState['state'] {
  if (used_at) return 'used';
  if (replaced_at) return 'replaced';
  return expires_at <= now ? 'expired' : 'open';
}

/** Marks a link as used. Of two calls with the same link, the second gets a Refusal. */
export async function useLink({ db, now }: Context, token: string, purpose: LinkPurpose): Promise<MailedLink> {
  const used = await db
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!used) throw new Refusal('164');
  return used;
}

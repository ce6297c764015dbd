// A ticket opens the event stream once. Only its hash is stored.
import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../people/authenticate.ts';
import { encryptForSession } from '../session-encryption.ts';

const kind = 'event-ticket';
const ticketBytes = 16;
const ticketSeconds = 30;
const idOf = (ticket: string) => hashToken(ticket).toString('base64url');

export const issueEventTicket: Handlers<Context>['issueEventTicket'] = async (_, { db, who, now }) => {
  const ticket = randomBytes(ticketBytes).toString('base64url');
  const expiresAt = later(now, ticketSeconds);
  const content = JSON.stringify({ sessionId: who.sessionId });
  await db
    .insertInto('one_time_items')
    .values({ kind, item_id: idOf(ticket), content, expires_at: expiresAt, used_at: null })
    .execute();
  return encryptForSession(who, { ticket, expireAt: instant(expiresAt) });
};

/** Marks the ticket as used and returns its session. Throws a Refusal when it is used, expired or unknown. */
export async function spendTicket({ db, now }: Context, ticket: string): Promise<string> {
  const found = await db
    .updateTable('one_time_items')
    .set({ used_at: now })
    .where('kind', '=', kind)
    .where('item_id', '=', idOf(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('content')
    .executeTakeFirst();
  if (!found) throw new Refusal('EVENT_TICKET_EXPIRED');
  return String(found.content['sessionId']);
}

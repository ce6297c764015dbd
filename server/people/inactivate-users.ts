import { sql } from 'kysely';
import type { SessionEndedEvent } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { publishAll } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { retireLinksOf } from './retire-links.ts';

interface Users {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

/** Takes the tokens of the users. A hard token goes back to the stock of the company; a soft token ends. */
export async function unassignTokens(db: Database, { companyId, userIds }: Users): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .deleteFrom('token_devices')
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .where('token_type', '=', 'Soft Token')
    .execute();
  await db
    .updateTable('token_devices')
    .set({ user_id: null, status: 'Waiting for Activation', wrong_responses: 0 })
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .execute();
}

interface Ending {
  readonly db: Database;
  readonly now: Date;
  /** The change is only tried and then undone, so it notifies nobody and takes no audit lock. */
  readonly isRehearsal?: boolean;
}

/**
 * Ends the open sessions of the users: their next call is answered with 401, and their pages show why at once. Takes
 * the company's audit lock, so call it last.
 */
export async function endSessionsOfUsers(
  { db, now, isRehearsal = false }: Ending,
  { companyId, userIds }: Users,
  reason: SessionEndedEvent['reason'] = 'user-blocked',
): Promise<void> {
  if (userIds.length === 0) return;
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_code: '401' })
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .execute();
  if (isRehearsal || ended.length === 0) return;
  const notified = [...new Set(ended.map(({ user_id: userId }) => userId))];
  const event = { type: 'session-ended', at: instant(now), reason } as const;
  await publishAll(db, companyId, [{ userIds: notified, event }]);
}

/** Makes users inactive: they lose their tokens and mailed links, and their open sessions end. Takes the audit lock, so call it last. */
export async function inactivateUsers(ending: Ending, users: Users): Promise<void> {
  const { db, now } = ending;
  const { companyId, userIds } = users;
  if (userIds.length === 0) return;
  await db
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .execute();
  await db
    .updateTable('user_details')
    .set({ changed_at: now, revision: sql<number>`revision + 1` })
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .execute();
  await unassignTokens(db, users);
  await retireLinksOf(db, users, now);
  await endSessionsOfUsers(ending, users);
}

import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

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

/** Ends the open sessions of the users; their next call is answered with 401. */
export async function endSessionsOfUsers(db: Database, { companyId, userIds }: Users, now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_code: '401' })
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .execute();
}

/** Makes users inactive: they lose their tokens and their open sessions end. */
export async function inactivateUsers(db: Database, users: Users, now: Date): Promise<void> {
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
  await endSessionsOfUsers(db, users, now);
}

import type { Database } from '../db/database.ts';

export interface Person {
  readonly companyId: string;
  readonly userId: string;
}

function personQuery(db: Database, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.company_id', 'u.company_id')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.company_id', 'u.user_id', 'u.name', 'u.email', 'u.status', 'u.password_hash', 'u.failed_logins'])
    .select([
      'u.roles',
      'u.must_change_password',
      'u.last_login_at',
      'd.password_changed_at',
      'd.language',
      'd.email_notices',
    ])
    .select('c.name as company_name')
    .where(({ fn }) => fn<string>('upper', ['u.user_id']), '=', userId.toUpperCase());
}

/** Returns a user by the user ID, in upper or lower case, with the columns that a login needs. */
export const findPerson = async (db: Database, userId: string) => personQuery(db, userId).executeTakeFirst();

/** As findPerson(), but locks the row until the transaction ends, so that tries are counted one after the other. */
export const lockPerson = async (db: Database, userId: string) =>
  personQuery(db, userId).forNoKeyUpdate('u').executeTakeFirst();

export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const personOf = ({ company_id: companyId, user_id: userId }: FoundPerson): Person => ({ companyId, userId });

/** Returns the new count, or undefined when there is no such user. */
export async function countFailedLogin(db: Database, { companyId, userId }: Person): Promise<number | undefined> {
  const counted = await db
    .updateTable('users')
    .set(({ eb }) => ({ failed_logins: eb('failed_logins', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .returning('failed_logins')
    .executeTakeFirst();
  return counted?.failed_logins;
}

export async function noteLogin(db: Database, person: Person, before: Date | null, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ failed_logins: 0, last_login_at: now })
    .where('company_id', '=', person.companyId)
    .where('user_id', '=', person.userId)
    .execute();
  await db
    .updateTable('user_details')
    .set({ previous_login_at: before })
    .where('company_id', '=', person.companyId)
    .where('user_id', '=', person.userId)
    .execute();
}

/** Stores a new password and unlocks a user who was locked by failed logins. Raises no revision, as the preferences do not. */
export async function storePassword(db: Database, person: Person, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false, failed_logins: 0 })
    .where('company_id', '=', person.companyId)
    .where('user_id', '=', person.userId)
    .execute();
  await db
    .updateTable('user_details')
    .set({ password_changed_at: now })
    .where('company_id', '=', person.companyId)
    .where('user_id', '=', person.userId)
    .execute();
}

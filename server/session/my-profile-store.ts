import type { LeavePeriod } from '../../domain/leave.ts';
import type { MyPreferences } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { Person } from '../people/people-store.ts';

export async function readMyProfile(db: Database, { companyId, userId }: Person) {
  return db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .leftJoin('token_devices as t', (join) =>
      join.onRef('t.company_id', '=', 'u.company_id').onRef('t.user_id', '=', 'u.user_id'),
    )
    .select(['u.email', 'u.mobile', 'd.identity_type', 'd.identity_number', 'd.user_group', 'd.sub_user_group'])
    .select([
      'd.identity_expires_on',
      'd.language',
      'd.email_notices',
      'd.previous_login_at',
      'd.password_changed_at',
      'd.revision',
      'd.leave',
    ])
    .select(['t.token_type', 't.serial_number', 't.status as token_status', 't.wrong_responses', 't.assigned_at'])
    .where('u.company_id', '=', companyId)
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
}

export type MyRow = NonNullable<Awaited<ReturnType<typeof readMyProfile>>>;

const ofPerson = (db: Database, { companyId, userId }: Person) =>
  db.updateTable('user_details').where('company_id', '=', companyId).where('user_id', '=', userId);

/** Raises no revision, or people could stop a change of their own profile that waits for approval. */
export async function storePreferences(
  db: Database,
  person: Person,
  { language, emailNotices }: MyPreferences,
): Promise<void> {
  await ofPerson(db, person)
    .set({ language, email_notices: [...emailNotices] })
    .execute();
}

/** Locks the profile until the transaction ends. */
export async function readMyLeave(db: Database, { companyId, userId }: Person): Promise<LeavePeriod[]> {
  const found = await db
    .selectFrom('user_details')
    .select('leave')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return found?.leave ?? [];
}

/** Raises no revision, as the preferences do not. */
export async function storeLeave(db: Database, person: Person, leave: readonly LeavePeriod[]): Promise<void> {
  await ofPerson(db, person)
    .set({ leave: JSON.stringify(leave) })
    .execute();
}

export interface Contact {
  readonly email: string;
  readonly mobile: string;
}

/** Returns false, and stores nothing, when the profile has changed since the given revision. */
export async function storeContact(
  db: Database,
  person: Person,
  { email, mobile }: Contact,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ofPerson(db, person)
    .set({ revision: revision + 1, changed_at: now })
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('users')
    .set({ email, mobile })
    .where('company_id', '=', person.companyId)
    .where('user_id', '=', person.userId)
    .execute();
  return true;
}

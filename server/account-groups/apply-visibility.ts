import type { Actor } from '../approval/actor.ts';
import type { Applied, Question } from '../resources/definition.ts';
import type { VisibilityTypes } from './visibility.ts';

/** Carries out an approved rule of who sees an account. */
export async function applyVisibility(
  { db, who, now }: Actor,
  { subject: { row, draft } }: Question<VisibilityTypes>,
  { maker }: Applied,
): Promise<string> {
  if (!row || !draft) throw new Error('A rule of visibility names no account');
  const key = { company_id: who.companyId, account_id: row.id };
  const madeBy = JSON.stringify(maker);
  const approved_by = JSON.stringify({ userId: who.userId, name: who.name });
  const values = {
    is_narrowed: draft.kind === 'chosen-users',
    revision: row.revision + 1,
    changed_by: madeBy,
    changed_at: now,
    approved_by,
  };
  await db
    .insertInto('account_visibility')
    .values({ ...key, ...values, created_by: madeBy, created_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(values))
    .execute();
  const users = db.deleteFrom('account_visibility_users').where('company_id', '=', who.companyId);
  await users.where('account_id', '=', row.id).execute();
  if (draft.kind === 'chosen-users')
    await db
      .insertInto('account_visibility_users')
      .values(draft.userIds.map((user_id) => ({ ...key, user_id })))
      .execute();
  return row.id;
}

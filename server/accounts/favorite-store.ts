import type { FavoriteAccount } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';

/** Returns whether the user has this account. */
export async function chooseFavoriteAccount(
  db: Database,
  { companyId, userId }: Who,
  { accountId, favorite }: FavoriteAccount,
): Promise<boolean> {
  const row = await db
    .updateTable('seen_accounts')
    .set({ is_favorite: favorite })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function hasFacility(db: Database, companyId: string, facilityId: string): Promise<boolean> {
  const row = await db
    .selectFrom('facilities')
    .select('facility_id')
    .where('company_id', '=', companyId)
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the company has this facility. Lists show facilities beside accounts, so both can be favorites. */
export async function chooseFavoriteFacility(
  db: Database,
  { companyId, userId }: Who,
  { accountId, favorite }: FavoriteAccount,
): Promise<boolean> {
  if (!(await hasFacility(db, companyId, accountId))) return false;
  const row = { company_id: companyId, user_id: userId, facility_id: accountId };
  if (favorite) {
    const insert = db.insertInto('facility_favorites').values(row);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
    return true;
  }
  await db
    .deleteFrom('facility_favorites')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('facility_id', '=', accountId)
    .execute();
  return true;
}

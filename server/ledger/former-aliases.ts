import type { Database } from '../db/database.ts';

/** Returns whether the account once had the alias. Its name at the bank counts, because it stands in for no alias. */
export async function hadAlias(
  db: Database,
  companyId: string,
  { id, alias }: { readonly id: string; readonly alias: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('former_aliases')
    .select('alias')
    .where('company_id', '=', companyId)
    .where('account_id', '=', id)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return found !== undefined;
}

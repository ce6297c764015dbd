import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';

export const isOneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::text[])`;

/** Does not block payments, which only take FOR KEY SHARE through their foreign key. */
export async function lockAccounts(db: Database, companyId: string, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', isOneOf(ids))
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
}

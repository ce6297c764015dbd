// Reads and writes the aliases of accounts. An account without an alias has its name at the bank in their place.
import { sql, type RawBuilder } from 'kysely';
import type { ActingUser, AliasChange, AliasHistoryRequest } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';

export const renamableKinds = { casa: ['CA', 'SA'], 'time-deposit': ['TD'] } as const;

/** Selects the accounts that can be renamed as a. */
export const renamableAccounts = (db: Database, companyId: string) =>
  db
    .selectFrom('accounts as a')
    .select(['a.account_id as id', 'a.number', 'a.name as bankName', 'a.alias as name', 'a.currency', 'a.kind'])
    .select(['a.details', 'a.alias_changed_at', 'a.alias_revision as revision'])
    .select(sql<string | null>`nullif(a.alias, a.name)`.as('alias'))
    .select([sql<boolean>`(a.status = 'closed')`.as('is_closed'), sql<'Active'>`'Active'`.as('status')])
    .where('a.company_id', '=', companyId)
    .where('a.kind', 'in', [...renamableKinds.casa, ...renamableKinds['time-deposit']]);

export type RenamableRow = Awaited<ReturnType<ReturnType<typeof renamableAccounts>['execute']>>[number];

const isOneOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::text[])`;

/** The lock does not block payments, which only take FOR KEY SHARE through their foreign key. */
export async function findRenamable(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<RenamableRow[]> {
  if (lock)
    await db
      .selectFrom('accounts')
      .select('account_id')
      .where('company_id', '=', companyId)
      .where('account_id', '=', isOneOf(ids))
      .orderBy('account_id')
      .forNoKeyUpdate()
      .execute();
  return renamableAccounts(db, companyId).where('a.account_id', '=', isOneOf(ids)).orderBy('a.account_id').execute();
}

/** Looks among accounts of all kinds, because users see them in one list. */
export async function findByAlias(db: Database, companyId: string, alias: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where(storedNameKey(sql.ref('alias')), '=', nameKey(alias))
    .whereRef('alias', '<>', 'name')
    .executeTakeFirst();
  return found?.account_id;
}

/** Writes the alias; null gives the account its name at the bank back. */
export async function writeAlias({ db, who, now }: Actor, row: RenamableRow, alias: string | null): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ alias: alias ?? row.bankName, alias_revision: row.revision + 1, alias_changed_at: now })
    .where('company_id', '=', who.companyId)
    .where('account_id', '=', row.id)
    .execute();
}

const newestFirst: PageOrder = {
  by: sql`t.last_acted_at`,
  key: sql`t.task_id`,
  direction: 'desc',
  name: 'changedAt',
};

/** Reads the approved changes from their tasks. */
export async function readAliasChanges(
  db: Database,
  companyId: string,
  { accountId, page: wanted }: AliasHistoryRequest,
) {
  const record = sql`(select r.record from jsonb_array_elements(t.payload -> 'records') as r(record)
    where r.record ->> 'id' = ${accountId})`;
  const query = db
    .selectFrom('admin_tasks as t')
    .select(['t.ref_no', 't.submitted_by', 't.submitted_by_name'])
    .select(sql<ActingUser>`t.last_acted_by`.as('approvedBy'))
    .select(sql<Date>`t.last_acted_at`.as('changedAt'))
    .select(sql<string | null>`${record} -> 'before' ->> 'before'`.as('before'))
    .select(sql<string | null>`${record} -> 'draft' ->> 'alias'`.as('after'))
    .where('t.company_id', '=', companyId)
    .where('t.record_kind', '=', 'account-name')
    .where('t.status', '=', 'Successful')
    .where(sql<boolean>`t.payload -> 'records' @> jsonb_build_array(jsonb_build_object('id', ${accountId}::text))`);
  const { rows, page } = await readPage(query, newestFirst, wanted, await countRows(query));
  const items = rows.map(
    ({ ref_no: refNo, submitted_by: userId, submitted_by_name: name, before, after, approvedBy, changedAt }) =>
      ({
        refNo,
        before,
        after,
        changedBy: { userId, name },
        approvedBy,
        changedAt: instant(changedAt),
      }) satisfies AliasChange,
  );
  return { items, page };
}

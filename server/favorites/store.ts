import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { PaymentTables } from '../db/payment-tables.ts';
import { Refusal } from '../refusal.ts';
import { isHeld, isReserved, nameKey, storedNameKey } from '../tasks/holds.ts';

export type FavoriteRow = Selectable<PaymentTables['favorites']>;

/** A favorite with what it waits for; `has_account` is the user's access to its account. */
export type FoundFavorite = FavoriteRow & {
  readonly request_status: string | null;
  readonly has_account: boolean;
  /** An administrator's task changes or deletes it. */
  readonly has_task: boolean;
};

/** A change of it, or the payment it was saved from, waits for approval. */
export const isWaiting = ({ ref_no, has_task }: FoundFavorite): boolean => ref_no !== null || has_task;

/** True for its maker, for users it is shared with and, while it waits for approval, for the people on its route. */
export const isVisibleTo = (userId: RawBuilder<unknown>) => sql<boolean>`(
  f.created_by = ${userId}
  or (f.is_approved and (f.scope = 'company' or (f.scope = 'sub-user-groups' and exists (
    select 1 from user_details d
    join sub_user_groups g on g.company_id = d.company_id and g.name = d.sub_user_group and g.is_active
    where d.company_id = f.company_id and d.user_id = ${userId}
      and f.sub_user_groups @> jsonb_build_array(jsonb_build_object('id', g.group_id))))))
  or (not f.is_approved and (${userId} = any(r.acted_ids) or exists (
    select 1 from approval_group_members m
    where m.company_id = f.company_id and m.user_id = ${userId} and m.group_id = any(r.waiting_groups)))))`;

const hasAccount = ({ who: { userId } }: Context) => sql<boolean>`exists (
  select 1 from seen_accounts x
  where x.company_id = f.company_id and x.user_id = ${userId} and x.account_id = f.form #>> '{fromAccount,id}')`;

/** Selects favorites as f, with the request that each waits for as r. */
export const withRequests = (db: Database) =>
  db
    .selectFrom('favorites as f')
    .leftJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'f.company_id').onRef('r.ref_no', '=', 'f.ref_no'),
    );

/** Selects the favorites that this user may see, as f, with the request that each waits for, as r. */
export const visibleFavorites = ({ db, who }: Context) =>
  withRequests(db)
    .where('f.company_id', '=', who.companyId)
    .where(isVisibleTo(sql`${who.userId}::text`));

export const selectFavorites = (context: Context) =>
  visibleFavorites(context)
    .selectAll('f')
    .select(['r.status as request_status', hasAccount(context).as('has_account')])
    .select(isHeld('favorite', sql`f.company_id`, sql`f.favorite_id`).as('has_task'));

export async function loadFavorite(context: Context, favoriteId: string): Promise<FoundFavorite> {
  const found = await selectFavorites(context).where('f.favorite_id', '=', favoriteId).executeTakeFirst();
  if (!found) throw new Refusal('204');
  return found;
}

/** Locks the favorite until the commit. Throws a Refusal if it is missing or has another revision. */
export async function lockFavorite(context: Context, favoriteId: string, revision: number): Promise<FoundFavorite> {
  await context.db
    .selectFrom('favorites')
    .select('favorite_id')
    .where('company_id', '=', context.who.companyId)
    .where('favorite_id', '=', favoriteId)
    .forUpdate()
    .execute();
  const found = await loadFavorite(context, favoriteId);
  if (found.revision !== revision) throw new Refusal('ERR_REQ_3');
  return found;
}

export async function nextFavoriteId({ db }: Pick<Context, 'db'>): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('favorite_numbers') as number`.execute(db);
  return `fav-${String(rows[0]?.number).padStart(6, '0')}`;
}

/** Returns the favorite that has this name, or will have it when its change is approved. */
export async function findByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('favorites')
    .select('favorite_id')
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`${nameKey(name)} in (${storedNameKey(sql.ref('name'))},
        ${storedNameKey(sql`pending_form ->> 'favoriteName'`)})`,
    )
    .orderBy('favorite_id')
    .executeTakeFirst();
  return found?.favorite_id;
}

/** Returns whether another favorite or an administrator's task has this name. */
export async function isNameTaken({ db, who }: Context, name: string, exceptId = ''): Promise<boolean> {
  const found = await findByName(db, who.companyId, name);
  if (found !== undefined && found !== exceptId) return true;
  return isReserved(db, who.companyId, { recordKind: 'favorite', name }, exceptId);
}

/** Returns the favorite that a request of this company creates or changes. */
export async function findIdByRequest({ db, who }: Context, refNo: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('favorites')
    .select('favorite_id')
    .where('company_id', '=', who.companyId)
    .where('ref_no', '=', refNo)
    .executeTakeFirst();
  return found?.favorite_id;
}

export async function countFavorites({ db, who }: Pick<Context, 'db' | 'who'>): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('company_id', '=', who.companyId)
    .executeTakeFirstOrThrow();
  return total;
}

type Columns = Updateable<PaymentTables['favorites']>;

/** The name of a bank or an institution may be an expression. */
interface FavoriteUpdate extends Omit<Columns, 'destination_bank'> {
  readonly destination_bank?: Columns['destination_bank'] | RawBuilder<string>;
}

export async function updateFavorite(
  { db, who }: Pick<Context, 'db' | 'who'>,
  favoriteId: string,
  change: FavoriteUpdate,
): Promise<void> {
  await db
    .updateTable('favorites')
    .set(change)
    .where('company_id', '=', who.companyId)
    .where('favorite_id', '=', favoriteId)
    .execute();
}

export async function deleteFavoriteRow({ db, who }: Pick<Context, 'db' | 'who'>, favoriteId: string): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('company_id', '=', who.companyId)
    .where('favorite_id', '=', favoriteId)
    .execute();
}

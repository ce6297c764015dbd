// A favourite waits for a request that is decided on elsewhere; whoever looks next takes note of how that ended.
import { sql } from 'kysely';
import { transact } from '../db/transact.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { FavoriteChangedEvent } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { publish } from '../events/publish.ts';
import { columnsOf } from './columns.ts';
import { deleteFavoriteRow, updateFavorite, type FavoriteRow } from './store.ts';

type Settled = FavoriteRow & { readonly isPassed: boolean };

const finished = ({ db, who }: Context) =>
  db
    .selectFrom('favorites as f')
    .innerJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'f.company_id').onRef('r.ref_no', '=', 'f.ref_no'),
    )
    .selectAll('f')
    .select(sql<boolean>`r.tab = 'successful'`.as('isPassed'))
    .where('f.company_id', '=', who.companyId)
    .where('r.tab', 'in', ['successful', 'unsuccessful']);

async function tell(context: Context, favorite: FavoriteRow, change: FavoriteChangedEvent['change']): Promise<void> {
  await publish(
    context.db,
    { companyId: context.who.companyId },
    {
      type: 'favorite-changed',
      at: wireInstant(context.now.getTime()),
      favoriteId: favorite.favorite_id,
      favoriteName: favorite.name,
      change,
      actor: null,
    },
  );
}

const nothingWaits = { ref_no: null, task_id: null, pending_form: null };

const isOtherAccount = (favorite: FavoriteRow, columns: { destination: string; bank_code: string }) =>
  favorite.destination !== columns.destination || favorite.bank_code !== columns.bank_code;

async function pass(context: Context, favorite: FavoriteRow): Promise<void> {
  const { favorite_id, pending_form, revision } = favorite;
  const columns = pending_form && columnsOf(pending_form);
  await updateFavorite(context, favorite_id, {
    ...nothingWaits,
    is_approved: true,
    ...(columns && { ...columns, revision: revision + 1 }),
    ...(columns && isOtherAccount(favorite, columns) && { account_changed_at: context.now }),
  });
  await tell(context, favorite, pending_form ? 'changed' : 'created');
}

async function drop(context: Context, favorite: FavoriteRow): Promise<void> {
  if (favorite.is_approved) return updateFavorite(context, favorite.favorite_id, nothingWaits);
  await deleteFavoriteRow(context, favorite.favorite_id);
  await tell(context, favorite, 'deleted');
}

// Two who look at once: the one that comes second finds the rows locked and leaves them to the first.
async function settleLocked(context: Context): Promise<void> {
  const favorites: Settled[] = await finished(context).forUpdate('f').skipLocked().execute();
  for (const favorite of favorites) await (favorite.isPassed ? pass(context, favorite) : drop(context, favorite));
}

export async function settleFavorites(context: Context): Promise<void> {
  if (!(await finished(context).limit(1).executeTakeFirst())) return;
  if (context.db.isTransaction) return settleLocked(context);
  await transact(context.db, (db) => settleLocked({ ...context, db }));
}

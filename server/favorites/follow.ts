// A favorite waits for a request: for its own, or for the payment it was saved from. How that ends decides about it.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { FavoriteChangedEvent } from '../../generated/types.ts';
import type { Acting } from '../approval/acting.ts';
import type { RequestRow } from '../approval/store.ts';
import { publish } from '../events/publish.ts';
import { columnsOf } from './columns.ts';
import { checkShowable, favoriteOfPayment } from './of-payment.ts';
import { deleteFavoriteRow, updateFavorite, type FavoriteRow } from './store.ts';

const waitingFor = ({ db }: Acting, { company_id, ref_no }: RequestRow): Promise<FavoriteRow[]> =>
  db
    .selectFrom('favorites')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('ref_no', '=', ref_no)
    .orderBy('favorite_id')
    .forUpdate()
    .execute();

async function tell(acting: Acting, favorite: FavoriteRow, change: FavoriteChangedEvent['change']): Promise<void> {
  await publish(
    acting.db,
    { companyId: favorite.company_id },
    {
      type: 'favorite-changed',
      at: wireInstant(acting.now.getTime()),
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

async function pass(acting: Acting, favorite: FavoriteRow): Promise<void> {
  const { favorite_id, pending_form, revision } = favorite;
  const columns = pending_form && columnsOf(pending_form);
  await updateFavorite(acting, favorite_id, {
    ...nothingWaits,
    is_approved: true,
    ...(columns && { ...columns, revision: revision + 1 }),
    ...(columns && isOtherAccount(favorite, columns) && { account_changed_at: acting.now }),
  });
  await tell(acting, favorite, pending_form ? 'changed' : 'created');
}

async function drop(acting: Acting, favorite: FavoriteRow): Promise<void> {
  if (favorite.is_approved) return updateFavorite(acting, favorite.favorite_id, nothingWaits);
  await deleteFavoriteRow(acting, favorite.favorite_id);
  await tell(acting, favorite, 'deleted');
}

async function passAll(acting: Acting, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(acting, row)) await pass(acting, favorite);
}

async function dropAll(acting: Acting, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(acting, row)) await drop(acting, favorite);
}

/** Who decides on the repaired payment agrees to its payee: one that was saved from what it said before is not theirs. */
async function rewrite(acting: Acting, favorite: FavoriteRow, { content }: RequestRow): Promise<void> {
  const { favoriteName, shareFavoriteWith } = favorite.form;
  const form = favoriteOfPayment(content, { favoriteName, shareFavoriteWith });
  const columns = columnsOf(form);
  if (isOtherAccount(favorite, columns)) return drop(acting, favorite);
  await checkShowable({ form });
  await updateFavorite(acting, favorite.favorite_id, columns);
}

async function rewriteAll(acting: Acting, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(acting, row)) await rewrite(acting, favorite, row);
}

/** What every kind does for the favorites that were saved from it. */
export const favoritesFollow = {
  repaired: rewriteAll,
  executed: passAll,
  failed: dropAll,
  rejected: dropAll,
  expired: dropAll,
  cancelled: dropAll,
};

// A favorite waits for a request: for its own, or for the payment it was saved from. How that ends decides about it.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { FavoriteChangedEvent } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { RequestRow } from '../approval/store.ts';
import { publish } from '../events/publish.ts';
import { columnsOf } from './columns.ts';
import { checkShowable, favoriteOfPayment } from './of-payment.ts';
import { deleteFavoriteRow, updateFavorite, type FavoriteRow } from './store.ts';

const waitingFor = ({ db }: Actor, { company_id, ref_no }: RequestRow): Promise<FavoriteRow[]> =>
  db
    .selectFrom('favorites')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('ref_no', '=', ref_no)
    .orderBy('favorite_id')
    .forUpdate()
    .execute();

async function tell(actor: Actor, favorite: FavoriteRow, change: FavoriteChangedEvent['change']): Promise<void> {
  await publish(
    actor.db,
    { companyId: favorite.company_id },
    {
      type: 'favorite-changed',
      at: wireInstant(actor.now.getTime()),
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

async function pass(actor: Actor, favorite: FavoriteRow): Promise<void> {
  const { favorite_id, pending_form, revision } = favorite;
  const columns = pending_form && columnsOf(pending_form);
  await updateFavorite(actor, favorite_id, {
    ...nothingWaits,
    is_approved: true,
    ...(columns && { ...columns, revision: revision + 1 }),
    ...(columns && isOtherAccount(favorite, columns) && { account_changed_at: actor.now }),
  });
  await tell(actor, favorite, pending_form ? 'changed' : 'created');
}

async function drop(actor: Actor, favorite: FavoriteRow): Promise<void> {
  if (favorite.is_approved) return updateFavorite(actor, favorite.favorite_id, nothingWaits);
  await deleteFavoriteRow(actor, favorite.favorite_id);
  await tell(actor, favorite, 'deleted');
}

async function passAll(actor: Actor, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(actor, row)) await pass(actor, favorite);
}

async function dropAll(actor: Actor, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(actor, row)) await drop(actor, favorite);
}

/** Who decides on the repaired payment agrees to its payee: one that was saved from what it said before is not theirs. */
async function rewrite(actor: Actor, favorite: FavoriteRow, { content }: RequestRow): Promise<void> {
  const { favoriteName, shareFavoriteWith } = favorite.form;
  const form = favoriteOfPayment(content, { favoriteName, shareFavoriteWith });
  const columns = columnsOf(form);
  if (isOtherAccount(favorite, columns)) return drop(actor, favorite);
  await checkShowable({ form });
  await updateFavorite(actor, favorite.favorite_id, columns);
}

async function rewriteAll(actor: Actor, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(actor, row)) await rewrite(actor, favorite, row);
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

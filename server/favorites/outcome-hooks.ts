// A favorite waits for its own request, or for the payment it was saved from. The end of that request accepts it or
// discards it.
import type { Actor } from '../approval/actor.ts';
import type { RequestRow } from '../approval/store.ts';
import { columnsOf, hasOtherPayee } from './columns.ts';
import { checkShowable, favoriteOfPayment, isKept } from './favorite-of-payment.ts';
import { findSeen, publishChange } from './publish-change.ts';
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

const nothingWaits = { ref_no: null, task_id: null, pending_form: null };

async function accept(actor: Actor, favorite: FavoriteRow): Promise<void> {
  const { favorite_id, form, pending_form, revision } = favorite;
  const before = await findSeen(actor.db, favorite);
  await updateFavorite(actor, favorite_id, {
    ...nothingWaits,
    is_approved: true,
    ...(pending_form && { ...columnsOf(pending_form), revision: revision + 1 }),
    ...(pending_form && hasOtherPayee(form, pending_form) && { account_changed_at: actor.now }),
  });
  await publishChange(actor, favorite, before, { change: pending_form ? 'changed' : 'created', actor: null });
}

async function discard(actor: Actor, favorite: FavoriteRow): Promise<void> {
  if (favorite.is_approved) return updateFavorite(actor, favorite.favorite_id, nothingWaits);
  const before = await findSeen(actor.db, favorite);
  await deleteFavoriteRow(actor, favorite.favorite_id);
  await publishChange(actor, favorite, before, { change: 'deleted', actor: null });
}

async function acceptAll(actor: Actor, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(actor, row)) await accept(actor, favorite);
}

async function discardAll(actor: Actor, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(actor, row)) await discard(actor, favorite);
}

/** The approvers see only the repaired payment. If no favorite can keep its payee, or not the same, it is discarded. */
async function updateFromPayment(actor: Actor, favorite: FavoriteRow, { content }: RequestRow): Promise<void> {
  if (!isKept(content)) return discard(actor, favorite);
  const { favoriteName, shareFavoriteWith } = favorite.form;
  const form = favoriteOfPayment(content, { favoriteName, shareFavoriteWith });
  if (hasOtherPayee(favorite.form, form)) return discard(actor, favorite);
  await checkShowable({ form });
  await updateFavorite(actor, favorite.favorite_id, columnsOf(form));
}

async function updateAllFromPayment(actor: Actor, row: RequestRow): Promise<void> {
  for (const favorite of await waitingFor(actor, row)) await updateFromPayment(actor, favorite, row);
}

/** The outcome hooks that each kind adds for the favorites saved from its payments. */
export const favoriteOutcomeHooks = {
  repaired: updateAllFromPayment,
  executed: acceptAll,
  failed: discardAll,
  rejected: discardAll,
  expired: discardAll,
  cancelled: discardAll,
};

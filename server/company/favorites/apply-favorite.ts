import type { FavoriteForm } from '../../../generated/types.ts';
import type { Actor } from '../../approval/actor.ts';
import { columnsOf, hasOtherPayee } from '../../favorites/columns.ts';
import { findSeen, publishChange } from '../../favorites/publish-change.ts';
import { deleteFavoriteRow, nextFavoriteId, updateFavorite } from '../../favorites/store.ts';
import type { Applied, Question } from '../../resources/definition.ts';
import type { FavoriteTypes } from './company-favorite.ts';
import type { CompanyFavoriteRow } from './store.ts';

const approver = ({ who }: Actor) => JSON.stringify({ userId: who.userId, name: who.name });

async function create(actor: Actor, form: FavoriteForm, { maker }: Applied): Promise<string> {
  const { db, who, now } = actor;
  const favoriteId = await nextFavoriteId(actor);
  await db
    .insertInto('favorites')
    .values({
      company_id: who.companyId,
      favorite_id: favoriteId,
      ...columnsOf(form),
      is_approved: true,
      ref_no: null,
      task_id: null,
      history_task_id: null,
      last_used_at: null,
      account_changed_at: null,
      created_by: maker.userId,
      created_by_name: maker.name,
      created_at: now,
      approved_by: approver(actor),
    })
    .execute();
  const made = { company_id: who.companyId, favorite_id: favoriteId };
  await publishChange(actor, made, undefined, { change: 'created', actor: maker });
  return favoriteId;
}

async function edit(actor: Actor, row: CompanyFavoriteRow, form: FavoriteForm, { maker }: Applied): Promise<void> {
  const before = await findSeen(actor.db, row.favorite);
  await updateFavorite(actor, row.id, {
    ...columnsOf(form),
    revision: row.revision + 1,
    ...(hasOtherPayee(row.favorite.form, form) && { account_changed_at: actor.now }),
    changed_by: JSON.stringify(maker),
    changed_at: actor.now,
    approved_by: approver(actor),
  });
  await publishChange(actor, row.favorite, before, { change: 'changed', actor: maker });
}

async function remove(actor: Actor, { id, favorite }: CompanyFavoriteRow, { maker }: Applied): Promise<void> {
  const before = await findSeen(actor.db, favorite);
  await deleteFavoriteRow(actor, id);
  await publishChange(actor, favorite, before, { change: 'deleted', actor: maker });
}

export async function applyToFavorite(
  actor: Actor,
  { action, subject: { row, draft } }: Question<FavoriteTypes>,
  applied: Applied,
): Promise<string> {
  if (!row && draft) return create(actor, draft, applied);
  if (!row) throw new Error('A favorite is changed that does not exist');
  if (action === 'delete') await remove(actor, row, applied);
  else if (draft) await edit(actor, row, draft, applied);
  return row.id;
}

import { wireInstant } from '../../domain/jakarta-time.ts';
import type { FavoriteChangedEvent } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { publish } from '../events/publish.ts';
import type { FavoriteRow } from './store.ts';

type Change = Pick<FavoriteChangedEvent, 'change' | 'actor'>;

/** Publishes to the company that a favorite changed. The actor is null where the end of a request changed it. */
export async function publishChange(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { company_id: companyId, favorite_id: favoriteId, name: favoriteName }: FavoriteRow,
  { change, actor }: Change,
): Promise<void> {
  const at = wireInstant(now.getTime());
  await publish(db, { companyId }, { type: 'favorite-changed', at, favoriteId, favoriteName, change, actor });
}

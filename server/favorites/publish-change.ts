// Publishes that a favorite changed, to the users who could see it before or can see it now.
import { sql } from 'kysely';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { FavoriteChangedEvent } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { publishAll } from '../events/publish.ts';
import { isVisibleTo, withRequests } from './store.ts';

type Change = Pick<FavoriteChangedEvent, 'change' | 'actor'>;
type Publishing = Pick<Context, 'db' | 'now'>;

interface Identity {
  readonly company_id: string;
  readonly favorite_id: string;
}

export interface SeenFavorite {
  readonly name: string;
  readonly viewers: readonly string[];
}

/** Returns who may see a favorite, or undefined if it is not there. Call it before a change, which may hide it. */
export const findSeen = (
  db: Database,
  { company_id: companyId, favorite_id: favoriteId }: Identity,
): Promise<SeenFavorite | undefined> =>
  withRequests(db)
    .select('f.name')
    .select(
      sql<string[]>`array(select u.user_id from users u
        where u.company_id = f.company_id and u.status = 'active' and ${isVisibleTo(sql`u.user_id`)})`.as('viewers'),
    )
    .where('f.company_id', '=', companyId)
    .where('f.favorite_id', '=', favoriteId)
    .executeTakeFirst();

/** The actor is null if a request that ended made the change. Users who lose sight of it get its former name. */
export async function publishChange(
  { db, now }: Publishing,
  favorite: Identity,
  before: SeenFavorite | undefined,
  change: Change,
): Promise<void> {
  const after = await findSeen(db, favorite);
  const still = new Set(after?.viewers);
  const lost = before && { ...before, viewers: before.viewers.filter((userId) => !still.has(userId)) };
  const seenBySome = [after, lost].flatMap((seen) => (seen && seen.viewers.length > 0 ? [seen] : []));
  const common = {
    type: 'favorite-changed',
    at: wireInstant(now.getTime()),
    favoriteId: favorite.favorite_id,
  } as const;
  const events = seenBySome.map(({ name, viewers }) => ({
    userIds: viewers,
    event: { ...common, favoriteName: name, ...change },
  }));
  await publishAll(db, favorite.company_id, events);
}

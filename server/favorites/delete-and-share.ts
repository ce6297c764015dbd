// Deletes and shares a favorite. Needs no approval: neither changes the account that a favorite pays.
import { sql } from 'kysely';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { FavoriteChangedEvent, FieldChange } from '../../generated/types.ts';
import { changesBetween } from '../approval/changes.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { findSeen, publishChange, type SeenFavorite } from './publish-change.ts';
import { checkIsOwn, checkSharing, isInUse } from './rules.ts';
import {
  deleteFavoriteRow,
  isWaiting,
  loadFavorite,
  lockFavorite,
  updateFavorite,
  type FoundFavorite,
} from './store.ts';
import { summaryOf } from './summary.ts';

type FavoriteHandlers = Handlers<Context>;

const defaultPageSize = 10;

interface Changed {
  /** The favorite before the change. */
  readonly favorite: FoundFavorite;
  readonly seenBefore: SeenFavorite | undefined;
  readonly change: FavoriteChangedEvent['change'];
  readonly changes?: FieldChange[];
}

async function publishAndAudit(context: Context, { favorite, seenBefore, change, changes }: Changed) {
  const { userId, name } = context.who;
  await publishChange(context, favorite, seenBefore, { change, actor: { userId, name } });
  await appendAudit(context, {
    type: 'favorite-changed',
    subject: favorite.favorite_id,
    name: favorite.name,
    ...(changes && { changes }),
    details: { change },
  });
}

export const deleteFavorite: FavoriteHandlers['deleteFavorite'] = async ({ body }, context) => {
  const { who, now } = context;
  const favorite = await lockFavorite(context, body.favoriteId, body.revision);
  checkIsOwn(context, favorite);
  if (isWaiting(favorite)) throw new Refusal('196');
  if (await isInUse(context, favorite.favorite_id)) throw new Refusal('ERR_FAV_4');
  const seenBefore = await findSeen(context.db, favorite);
  await deleteFavoriteRow(context, favorite.favorite_id);
  await publishAndAudit(context, { favorite, seenBefore, change: 'deleted' });
  return {
    favoriteId: favorite.favorite_id,
    favoriteName: favorite.name,
    deletedBy: { userId: who.userId, name: who.name },
    deletedAt: wireInstant(now.getTime()),
  };
};

export const shareFavorite: FavoriteHandlers['shareFavorite'] = async ({ body }, context) => {
  const favorite = await lockFavorite(context, body.favoriteId, body.revision);
  checkIsOwn(context, favorite);
  if (isWaiting(favorite)) throw new Refusal('196');
  const shareFavoriteWith = await checkSharing(context, body.shareFavoriteWith);
  const seenBefore = await findSeen(context.db, favorite);
  await updateFavorite(context, favorite.favorite_id, {
    revision: favorite.revision + 1,
    scope: shareFavoriteWith.scope,
    sub_user_groups: JSON.stringify(shareFavoriteWith.subUserGroups),
    form: JSON.stringify({ ...favorite.form, shareFavoriteWith }),
  });
  const { shareFavoriteWith: before } = favorite.form;
  const changes = changesBetween({ shareFavoriteWith: before }, { shareFavoriteWith });
  await publishAndAudit(context, { favorite, seenBefore, change: 'changed', changes });
  return summaryOf(context, await loadFavorite(context, favorite.favorite_id));
};

export const listFavoriteShareOptions: FavoriteHandlers['listFavoriteShareOptions'] = async ({ body }, context) => {
  const { search, page: wanted } = body;
  const query = context.db
    .selectFrom('sub_user_groups')
    .select(['group_id', 'name'])
    .where('company_id', '=', context.who.companyId)
    .where('is_active', '=', true)
    .$if(search !== undefined, (groups) => groups.where(contains([sql.ref('name')], search ?? '')));
  const order = { by: sql.ref('name'), key: sql.ref('group_id'), direction: 'asc' as const, name: 'name' };
  const { rows, page } = await readPage(query, order, { size: defaultPageSize, ...wanted }, await countRows(query));
  return { items: rows.map(({ group_id, name }) => ({ text: name, value: group_id, id: group_id })), page };
};

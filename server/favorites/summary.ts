import { wireInstant } from '../../domain/jakarta-time.ts';
import { actingRoles } from '../../domain/permission.ts';
import type { FavoriteAction, FavoriteSummary, StatusLabel } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { isWaiting, type FoundFavorite } from './store.ts';

type Action = FavoriteAction['action'];

const allowed = (action: Action): FavoriteAction => ({ action, allowed: true, code: null });
const refused = (action: Action, code: NonNullable<FavoriteAction['code']>): FavoriteAction => ({
  action,
  allowed: false,
  code,
});

const unlessWaiting = (action: Action, favorite: FoundFavorite) =>
  isWaiting(favorite) ? refused(action, '196') : allowed(action);

/** Returns what this user may do with the favorite now. */
export function actionsOf({ who }: Context, favorite: FoundFavorite): FavoriteAction[] {
  const isMaker = actingRoles(who).includes('MK');
  const isOwn = favorite.created_by === who.userId;
  const use = favorite.is_approved ? allowed('use') : refused('use', '196');
  if (!isMaker) return [use];
  if (favorite.request_status === 'For Repair' && isOwn) return [use, allowed('repair')];
  if (!isOwn) return [use, refused('delete', 'ERR_FAV_3')];
  return [use, unlessWaiting('edit', favorite), unlessWaiting('delete', favorite), unlessWaiting('share', favorite)];
}

export function summaryOf(context: Context, favorite: FoundFavorite): FavoriteSummary {
  return {
    favoriteId: favorite.favorite_id,
    revision: favorite.revision,
    favoriteName: favorite.name,
    paymentType: favorite.payment_type,
    service: favorite.service,
    payeeName: favorite.payee_name,
    destination: favorite.destination,
    destinationBank: favorite.destination_bank,
    currency: favorite.currency,
    shareFavoriteWith: { scope: favorite.scope, subUserGroups: favorite.sub_user_groups },
    status: favorite.is_approved ? 'Approved' : ((favorite.request_status ?? 'Pending Approve') as StatusLabel),
    refNo: favorite.ref_no,
    taskId: favorite.task_id,
    usedTimes: favorite.used_times,
    lastUsedAt: favorite.last_used_at && wireInstant(favorite.last_used_at.getTime()),
    createdBy: { userId: favorite.created_by, name: favorite.created_by_name },
    createdAt: wireInstant(favorite.created_at.getTime()),
    actions: actionsOf(context, favorite),
  };
}

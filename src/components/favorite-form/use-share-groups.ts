import { listFavoriteShareOptions } from '../../../generated/calls/favorites.ts';
import type { RecordReference } from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';

/** Returns the sub user groups that a favorite can be shared with; undefined while they load. */
export function useShareGroups(): readonly RecordReference[] | undefined {
  return useEveryItem(listFavoriteShareOptions)?.map(({ value, text }) => ({ id: value, name: text }));
}

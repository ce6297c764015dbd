import { listFavoriteShareOptions } from '../../../generated/calls/favorites.ts';
import type { RecordReference } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';

const all = { body: { page: { size: 100 } } };

/** Returns the sub user groups that a favorite can be shared with; undefined while they load. */
export function useShareGroups(): readonly RecordReference[] | undefined {
  const { data } = useRead(listFavoriteShareOptions, all);
  return data?.items.map(({ value, text }) => ({ id: value, name: text }));
}

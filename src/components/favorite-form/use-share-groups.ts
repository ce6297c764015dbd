import { listFavoriteShareOptions } from '../../../generated/calls/favorites.ts';
import type { RecordReference } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';

const all = { body: { page: { size: 100 } } };

/** The sub user groups a favourite can be shared with; undefined until they are there. */
export function useShareGroups(): readonly RecordReference[] | undefined {
  const { data } = useRead(listFavoriteShareOptions, all);
  return data?.items.map(({ value, text }) => ({ id: value, name: text }));
}

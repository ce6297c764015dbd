// What the edits of several accounts share: which ones the address names, and reading them.
import { useEffect } from 'react';
import type { ItemOf, Pages } from '../../api/pages.ts';

const BETWEEN = '*';

export const joinIds = (ids: readonly string[]): string => ids.join(BETWEEN);
export const readIds = (text: string | null): readonly string[] => (text ?? '').split(BETWEEN).filter(Boolean);

/** Reads pages until all named accounts are found. `found` is undefined until then. */
export function useNamedAccounts<Output>(
  pages: Pages<Output>,
  ids: readonly string[],
  idOf: (item: ItemOf<Output>) => string,
) {
  const found = pages.items.filter((item) => ids.includes(idOf(item)));
  const isMissing = found.length < ids.length && pages.hasMore && !pages.isLoadingMore && !pages.error;
  const { loadMore } = pages;
  useEffect(() => {
    if (isMissing) loadMore();
  });
  const isRead = pages.data !== undefined && !isMissing && !pages.isLoadingMore;
  return { found: isRead ? found : undefined, error: pages.error, refresh: pages.refresh };
}

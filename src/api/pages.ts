// Reads lists that come in pages. Separate from read.ts, because the first screen has no such list.
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { PageRequest } from '../../generated/types.ts';
import { ask } from './ask.ts';
import { loadAllItems, type Paged } from './load-all-items.ts';
import type { Call, InputOf, OperationId, OutputOf } from './call.ts';
import { apiErrorOf, keyOf, throwUnlessApiError, type Read } from './read.ts';
import { onRefresh, type ReadKey } from './refresh.ts';

const nothing = { items: [], page: { nextCursor: null } };

export type ItemOf<Output> = Output extends { items: readonly (infer Item)[] } ? Item : never;

export interface Pages<Output> extends Read<Output> {
  /** The items of all pages read so far. `data` is the first page, which also has the totals. */
  readonly items: readonly ItemOf<Output>[];
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  /** Reads all pages from the beginning. Rejects with the ApiError of the page that failed. */
  readAll(onRead: (count: number) => void): Promise<readonly ItemOf<Output>[]>;
}

/** Reads a list with cursor paging. inputOf puts the wanted page into the input of the operation. */
export function usePages<Id extends OperationId>(
  call: Call<Id>,
  inputOf: ((page: PageRequest) => InputOf<Id>) | null,
  size = 30,
): Pages<OutputOf<Id>> {
  const pages = useSWRInfinite<OutputOf<Id>>(
    (index: number, before: OutputOf<Id> | null) => {
      const cursor = (before as Paged | null)?.page.nextCursor;
      if (!inputOf || (index > 0 && !cursor)) return null;
      return keyOf(call, inputOf({ size, ...(cursor && { cursor }) }));
    },
    (key: ReadKey) => ask(call, key.input as InputOf<Id>),
    // A list that was not on screen has missed changes: it is shown as it was and read again immediately.
    { revalidateFirstPage: false, revalidateAll: false, revalidateOnMount: true, dedupingInterval: 0 },
  );
  const { data, error, isLoading, size: wanted, setSize, mutate } = pages;
  throwUnlessApiError(error);
  useEffect(
    () =>
      onRefresh((matches) => {
        if (matches(keyOf(call, inputOf?.({ size })))) void mutate();
      }),
    [call, inputOf, size, mutate],
  );
  const readPage = async (page: PageRequest) => {
    if (!inputOf) return nothing;
    return (await ask(call, inputOf(page))) as unknown as Paged<ItemOf<OutputOf<Id>>>;
  };
  const read = (data ?? []) as unknown as readonly Paged[];
  const last = read.at(-1);
  return {
    data: data?.[0],
    items: read.flatMap(({ items }) => items) as ItemOf<OutputOf<Id>>[],
    total: read[0]?.page.total ?? null,
    hasMore: Boolean(last?.page.nextCursor),
    // A getter, as in read.ts: only components that use it render again when the reading starts.
    get isLoadingMore() {
      return wanted > read.length && pages.isValidating;
    },
    loadMore: () => void setSize(wanted + 1),
    readAll: (onRead) => loadAllItems(readPage, onRead),
    error: apiErrorOf(error),
    isLoading,
    get isRefreshing() {
      return pages.isValidating;
    },
    refresh: () => mutate(),
  };
}

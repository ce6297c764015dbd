// Reading: one hook for any operation, one for lists that come in pages.
import { useEffect } from 'react';
import useSWR, { preload } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { PageInfo, PageRequest } from '../../generated/types.ts';
import { isApiError, type ApiError } from './api-error.ts';
import { ask } from './ask.ts';
import type { Call, InputOf, OperationId, OutputOf } from './call.ts';
import { onRefresh, type ReadKey } from './refresh.ts';

const keyOf = (call: Call, input: unknown): ReadKey => ({ domain: call.domain, id: call.id, input });
const apiErrorOf = (error: unknown) => (isApiError(error) ? error : undefined);

export interface Read<Output> {
  readonly data: Output | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  refresh(): Promise<unknown>;
}

export interface ReadOptions {
  /** While a new question is asked the old answer stays. */
  readonly keepsPrevious?: boolean;
}

function thrown(error: unknown): void {
  if (error && !isApiError(error)) throw error;
}

/** Asks as soon as input is there; null asks nothing yet. */
export function useRead<Id extends OperationId>(
  call: Call<Id>,
  input: InputOf<Id> | null,
  { keepsPrevious = false }: ReadOptions = {},
): Read<OutputOf<Id>> {
  const key = input && keyOf(call, input);
  const { data, error, isLoading, isValidating, mutate } = useSWR<OutputOf<Id>>(
    key,
    () => ask(call, input as InputOf<Id>),
    { keepPreviousData: keepsPrevious },
  );
  thrown(error);
  return { data, error: apiErrorOf(error), isLoading, isRefreshing: isValidating, refresh: () => mutate() };
}

// The screen itself asks again, and shows what goes wrong.
const askedAgainLater = () => undefined;

/** Asked before the click, so that the next screen finds its data. */
export function prefetch<Id extends OperationId>(call: Call<Id>, input: InputOf<Id>): void {
  preload(keyOf(call, input), () => ask(call, input)).catch(askedAgainLater);
}

interface Paged {
  readonly items: readonly unknown[];
  readonly page: PageInfo;
}

type ItemOf<Output> = Output extends { items: readonly (infer Item)[] } ? Item : never;

export interface Pages<Output> extends Read<Output> {
  /** Of all pages read so far; data is the first page, which also carries totals. */
  readonly items: readonly ItemOf<Output>[];
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
}

/** A list paged by key; inputOf puts the wanted page where the operation takes it. */
export function usePages<Id extends OperationId>(
  call: Call<Id>,
  inputOf: ((page: PageRequest) => InputOf<Id>) | null,
  size = 30,
): Pages<OutputOf<Id>> {
  const {
    data,
    error,
    isLoading,
    isValidating,
    size: wanted,
    setSize,
    mutate,
  } = useSWRInfinite<OutputOf<Id>>(
    (index: number, before: OutputOf<Id> | null) => {
      const cursor = (before as Paged | null)?.page.nextCursor;
      if (!inputOf || (index > 0 && !cursor)) return null;
      return keyOf(call, inputOf({ size, ...(cursor && { cursor }) }));
    },
    (key: ReadKey) => ask(call, key.input as InputOf<Id>),
    { revalidateFirstPage: false, revalidateAll: false },
  );
  thrown(error);
  useEffect(
    () =>
      onRefresh((matches) => {
        if (matches(keyOf(call, inputOf?.({ size })))) void mutate();
      }),
    [call, inputOf, size, mutate],
  );
  const read = (data ?? []) as unknown as readonly Paged[];
  const last = read.at(-1);
  return {
    data: data?.[0],
    items: read.flatMap(({ items }) => items) as ItemOf<OutputOf<Id>>[],
    total: read[0]?.page.total ?? null,
    hasMore: Boolean(last?.page.nextCursor),
    isLoadingMore: isValidating && wanted > read.length,
    loadMore: () => void setSize(wanted + 1),
    error: apiErrorOf(error),
    isLoading,
    isRefreshing: isValidating,
    refresh: () => mutate(),
  };
}

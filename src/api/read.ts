// One hook that reads any operation. Lists with pages use pages.ts.
import useSWR from 'swr';
import { isApiError, type ApiError } from './api-error.ts';
import { ask } from './ask.ts';
import type { Call, InputOf, OperationId, OutputOf } from './call.ts';
import type { ReadKey } from './refresh.ts';

export const keyOf = (call: Call, input: unknown): ReadKey => ({ domain: call.domain, id: call.id, input });
export const apiErrorOf = (error: unknown) => (isApiError(error) ? error : undefined);

export interface Read<Output> {
  readonly data: Output | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  refresh(): Promise<unknown>;
}

export interface ReadOptions {
  /** Keeps showing the previous answer while a new input is loading. */
  readonly keepsPrevious?: boolean;
}

export function throwUnlessApiError(error: unknown): void {
  if (error && !isApiError(error)) throw error;
}

/** Reads when the input is set; with null it does not read. */
export function useRead<Id extends OperationId>(
  call: Call<Id>,
  input: InputOf<Id> | null,
  { keepsPrevious = false }: ReadOptions = {},
): Read<OutputOf<Id>> {
  const key = input && keyOf(call, input);
  const read = useSWR<OutputOf<Id>>(key, () => ask(call, input as InputOf<Id>), { keepPreviousData: keepsPrevious });
  const { data, error, isLoading, mutate } = read;
  throwUnlessApiError(error);
  return {
    data,
    error: apiErrorOf(error),
    isLoading,
    // A getter: SWR renders a component again only for the values it has accessed.
    get isRefreshing() {
      return read.isValidating;
    },
    refresh: () => mutate(),
  };
}

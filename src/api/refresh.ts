// Marks cached data as stale: by domain after a write, by operation after an event.
import { mutate } from 'swr';
import type { OperationId } from './call.ts';

export interface ReadKey {
  readonly domain: string;
  readonly id: OperationId;
  readonly input: unknown;
}

type Matches = (key: ReadKey) => boolean;
type Listener = (matches: Matches) => void;

const listeners = new Set<Listener>();

/** SWR's filter does not reach lists of several pages, so each of them registers here. */
export function onRefresh(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isReadKey = (key: unknown): key is ReadKey => typeof key === 'object' && key !== null && 'domain' in key;

export async function refresh(matches: Matches): Promise<void> {
  for (const listener of listeners) listener(matches);
  await mutate((key) => isReadKey(key) && matches(key));
}

export const refreshDomains = (domains: readonly string[]) => refresh(({ domain }) => domains.includes(domain));
export const refreshOperations = (ids: readonly OperationId[]) => refresh(({ id }) => ids.includes(id));

/** Data of one session must never be shown in the next. */
export async function forgetEverything(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}

// Says which data is no longer fresh: by domain after a write, by operation when an event concerns just one.
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

/** Lists of several pages are not in reach of SWR's own filter; each listens here. */
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

/** Nothing of one session may be seen in the next. */
export async function forgetEverything(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}

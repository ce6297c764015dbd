// Caches the rows that every call reads, in the process and for a few seconds; NOTIFY invalidates them earlier. Only
// queries outside of transactions use the cache: a transaction, such as every write, reads the rows themselves.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export const cacheChannel = 'kept_copies';
const keptMilliseconds = 3000;
const mostRows = 5000;
/** The company id under which rows are cached, and invalidated, that belong to no single company. */
export const allCompanies = '';

interface CachedRow {
  readonly value: unknown;
  readonly companyId: string;
  readonly until: number;
}

export interface RowCache {
  /** Returns the cached value of the key, or reads it; caches it unless companyOf returns undefined. */
  read<Value>(key: string, read: () => Promise<Value>, companyOf: (value: Value) => string | undefined): Promise<Value>;
  invalidate(companyId: string): void;
  /** While the process does not listen for changes, nothing is cached. */
  setListening(isListening: boolean): void;
}

export function createRowCache(): RowCache {
  const cache = new Map<string, CachedRow>();
  let changes = 0;
  let isListening = true;

  function invalidate(companyId: string): void {
    changes += 1;
    if (companyId === allCompanies) return cache.clear();
    for (const [key, row] of cache) if (row.companyId === companyId) cache.delete(key);
  }

  function store(key: string, value: unknown, companyId: string): void {
    if (cache.size >= mostRows) cache.clear();
    cache.set(key, { value, companyId, until: performance.now() + keptMilliseconds });
  }

  return {
    invalidate,
    setListening(now) {
      isListening = now;
      invalidate(allCompanies);
    },
    async read<Value>(key: string, read: () => Promise<Value>, companyOf: (value: Value) => string | undefined) {
      const found = cache.get(key);
      if (found && found.until > performance.now()) return found.value as Value;
      const before = changes;
      const value = await read();
      const companyId = companyOf(value);
      // A change that was committed during the read may be missing in the value, so it is not cached.
      if (isListening && before === changes && companyId !== undefined) store(key, value, companyId);
      return value;
    },
  };
}

const byDatabase = new WeakMap<Kysely<Tables>, RowCache>();

export const setRowCache = (db: Kysely<Tables>, cache: RowCache): void => void byDatabase.set(db, cache);

export async function readThroughCache<Value>(
  db: Kysely<Tables>,
  key: string,
  read: () => Promise<Value>,
  companyOf: (value: Value) => string | undefined,
): Promise<Value> {
  const cache = byDatabase.get(db);
  return cache ? cache.read(key, read, companyOf) : read();
}

/** Called when this process commits a change, so that it need not wait for its own NOTIFY. */
export const clearCache = (db: Kysely<Tables>): void => byDatabase.get(db)?.invalidate(allCompanies);

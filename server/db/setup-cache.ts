// Caches what is read of the set-up of a company (people, groups, limits) or of the bank (calendar, hours) until it
// changes. PostgreSQL notes every change in setup_changes; a cached value counts only in the state that it was read in.
// So a transaction, too, may use the cache, and all processes agree.
import { sql } from 'kysely';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './database.ts';

/** The company id of what all companies share. */
export const bankSetup = '';

/** The state of a set-up as a statement sees it; null in a transaction that has changed it itself. */
export type SetupState = string | null;

/** A column for a statement. */
export const setupStateOf = (companyId: string) => sql<SetupState>`(select case
  when bool_or(change = pg_current_xact_id_if_assigned()::text::bigint) then null
  else md5(coalesce(string_agg(change::text, ' ' order by change), '')) end
  from setup_changes where company_id = ${companyId})`;

const stateNow = compiledQuery((db, { companyId }: { readonly companyId: string }) =>
  db.selectNoFrom(setupStateOf(companyId).as('state')),
);

export const readSetupState = async (db: Database, companyId: string): Promise<SetupState> =>
  (await stateNow(db, { companyId }))[0]?.state ?? null;

/** Both states that a request is decided in. */
export interface SetupStates {
  readonly company: SetupState;
  readonly bank: SetupState;
}

export interface SetupRead<Value> {
  readonly value: Value;
  /** As the statement that read the value saw it. */
  readonly state: SetupState;
  /** How much of the cache it takes. */
  readonly size: number;
}

interface CachedSetup extends SetupRead<unknown> {
  readonly until: number;
}

// Shorter than a row of setup_changes is kept, so that a deleted row cannot bring back an old state.
const longestMilliseconds = 3_600_000;
const largestCache = 50_000;

interface SetupCache {
  readonly values: Map<string, CachedSetup>;
  size: number;
}

const caches = new WeakMap<Database, SetupCache>();

function cacheOf(db: Database): SetupCache {
  const cache = caches.get(db) ?? { values: new Map<string, CachedSetup>(), size: 0 };
  caches.set(db, cache);
  return cache;
}

/** A transaction uses the cache of its database. */
export const shareSetupCache = (db: Database, transaction: Database): void => void caches.set(transaction, cacheOf(db));

function remove(cache: SetupCache, name: string): void {
  cache.size -= cache.values.get(name)?.size ?? 0;
  cache.values.delete(name);
}

/** Removes the values that were stored first when the cache is full. */
function store(cache: SetupCache, name: string, read: SetupRead<unknown>): void {
  remove(cache, name);
  cache.values.set(name, { ...read, until: performance.now() + longestMilliseconds });
  cache.size += read.size;
  for (const oldest of cache.values.keys()) {
    if (cache.size <= largestCache) return;
    remove(cache, oldest);
  }
}

/** Returns the value of this name if it was cached in this state; otherwise reads it. */
export async function readThroughSetup<Value>(
  db: Database,
  name: string,
  state: SetupState,
  read: () => Promise<SetupRead<Value>>,
): Promise<Value> {
  const cache = cacheOf(db);
  const found = cache.values.get(name);
  if (state !== null && found?.state === state && found.until > performance.now()) return found.value as Value;
  const fresh = await read();
  if (fresh.state !== null) store(cache, name, fresh);
  return fresh.value;
}

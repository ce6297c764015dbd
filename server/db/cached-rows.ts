// Copies of what every call asks, kept in the process for seconds; NOTIFY says when one is no longer true. They belong
// to the database itself: whoever asks inside a transaction, as every write does, asks the rows.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export const cacheChannel = 'kept_copies';
const keptMilliseconds = 3000;
const mostCopies = 5000;
/** Of no company, but of all. */
export const allCompanies = '';

interface Copy {
  readonly value: unknown;
  readonly companyId: string;
  readonly until: number;
}

export interface RowCache {
  /** What is kept under the key, or what is read now; kept only for a company. */
  keep<Value>(key: string, read: () => Promise<Value>, companyOf: (value: Value) => string | undefined): Promise<Value>;
  forget(companyId: string): void;
  /** While nobody says what changed, nothing is kept. */
  setListening(isHearing: boolean): void;
}

export function createRowCache(): RowCache {
  const copies = new Map<string, Copy>();
  let changes = 0;
  let isHearing = true;

  function forget(companyId: string): void {
    changes += 1;
    if (companyId === allCompanies) return copies.clear();
    for (const [key, copy] of copies) if (copy.companyId === companyId) copies.delete(key);
  }

  function store(key: string, value: unknown, companyId: string): void {
    if (copies.size >= mostCopies) copies.clear();
    copies.set(key, { value, companyId, until: performance.now() + keptMilliseconds });
  }

  return {
    forget,
    setListening(now) {
      isHearing = now;
      forget(allCompanies);
    },
    async keep<Value>(key: string, read: () => Promise<Value>, companyOf: (value: Value) => string | undefined) {
      const found = copies.get(key);
      if (found && found.until > performance.now()) return found.value as Value;
      const before = changes;
      const value = await read();
      const companyId = companyOf(value);
      // What changed while it was read may be missing in it.
      if (isHearing && before === changes && companyId !== undefined) store(key, value, companyId);
      return value;
    },
  };
}

const byDatabase = new WeakMap<Kysely<Tables>, RowCache>();

export const setRowCache = (db: Kysely<Tables>, copies: RowCache): void => void byDatabase.set(db, copies);

export async function readThroughCache<Value>(
  db: Kysely<Tables>,
  key: string,
  read: () => Promise<Value>,
  companyOf: (value: Value) => string | undefined,
): Promise<Value> {
  const copies = byDatabase.get(db);
  return copies ? copies.keep(key, read, companyOf) : read();
}

/** What this process itself changed it does not wait to be told. */
export const clearCache = (db: Kysely<Tables>): void => byDatabase.get(db)?.forget(allCompanies);

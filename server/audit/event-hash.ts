// The hash of an event covers all its columns and the hash of the event before it.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export const noHash = Buffer.alloc(32);

export type StoredEvent = Selectable<Tables['audit_events']>;
export type ChainedFacts = Omit<StoredEvent, 'hash'>;

/** The columns that the hash covers, besides the number. */
export const chainedColumns = [
  'company_id',
  'event_id',
  'happened_at',
  'actor_id',
  'actor_name',
  'event_type',
  'area',
  'outcome',
  'subject',
  'details',
  'request_id',
  'ip_address',
  'device',
  'previous_hash',
] as const satisfies readonly (keyof ChainedFacts)[];

// Sorts the keys, because jsonb returns them in another order.
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, canonical(child)]));
}

export function hashOf({ previous_hash: previousHash, happened_at: happenedAt, ...facts }: ChainedFacts): Buffer {
  const text = JSON.stringify(canonical({ ...facts, happened_at: happenedAt.toISOString() }));
  return createHash('sha256').update(previousHash).update(text).digest();
}

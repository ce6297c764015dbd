// The audit trail: append-only, each row's hash covers the row before it, written in the transaction of the change.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

const noHash = Buffer.alloc(32);

export interface AuditEvent {
  readonly type: string;
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface ChainedFacts {
  readonly companyId: string;
  readonly number: number;
  readonly happenedAt: Date;
  readonly actorId: string | null;
  readonly type: string;
  readonly subject: string;
  readonly details: unknown;
  readonly previousHash: Uint8Array;
}

// Keys in one order, because jsonb gives them back in another.
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  return Object.fromEntries(
    entries.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, child]) => [key, canonical(child)]),
  );
}

export function hashOf({ previousHash, happenedAt, ...facts }: ChainedFacts): Buffer {
  const text = JSON.stringify(canonical({ ...facts, happenedAt: happenedAt.toISOString() }));
  return createHash('sha256').update(previousHash).update(text).digest();
}

export async function appendAudit(
  { db, who, now, requestId }: Context,
  event: AuditEvent,
  companyId = who.companyId,
): Promise<void> {
  // One writer at a time per company, or two rows would follow the same one.
  await sql`select pg_advisory_xact_lock(hashtext('audit'), hashtext(${companyId}))`.execute(db);
  const last = await db
    .selectFrom('audit_events')
    .select(['number', 'hash'])
    .where('company_id', '=', companyId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const facts: ChainedFacts = {
    companyId,
    number: (last?.number ?? 0) + 1,
    happenedAt: now,
    actorId: who.userId || null,
    type: event.type,
    subject: event.subject,
    details: event.details ?? {},
    previousHash: last?.hash ?? noHash,
  };
  await db
    .insertInto('audit_events')
    .values({
      company_id: companyId,
      number: facts.number,
      happened_at: now,
      actor_id: facts.actorId,
      actor_name: who.name || null,
      event_type: event.type,
      subject: event.subject,
      details: JSON.stringify(facts.details),
      request_id: requestId,
      previous_hash: Buffer.from(facts.previousHash),
      hash: hashOf(facts),
    })
    .execute();
}

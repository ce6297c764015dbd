// The audit trail: append-only, chained by hashes, written in the transaction of the change.
import { randomUUID } from 'node:crypto';
import type { AuditDecision, AuditEventType, AuditOutcome, AuditSubject, FieldChange } from '../../generated/types.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { unprefixedRow, under, type Values } from '../db/prefixed-columns.ts';
import { compiledQuery, compiledQueryBy } from '../db/compiled-query.ts';
import { requireAuditHead, type AuditHead } from '../db/audit-head.ts';
import { chainedColumns, hashOf, type ChainedFacts } from './chain.ts';
import { auditEventTypes } from './event-types.ts';

export interface AuditEvent {
  readonly type: AuditEventType;
  /** The reference of what it is about: a refNo, a user id, a name. */
  readonly subject: string;
  /** The subject as a person knows it; the reference itself when left out. */
  readonly name?: string;
  /** What the subject is; follows from the type when left out. */
  readonly kind?: AuditSubject['kind'];
  /** done when left out. */
  readonly outcome?: AuditOutcome;
  /** Why it was refused or failed. */
  readonly code?: ErrorCode;
  /** What the person gave as a reason. */
  readonly reason?: string;
  readonly changes?: readonly FieldChange[];
  readonly decision?: AuditDecision;
  /** Who acted, where the session does not say so, as at a login. */
  readonly actor?: { readonly userId: string; readonly name: string };
  /** Anything else worth keeping. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What an event keeps beside its columns. */
export interface KeptDetails {
  readonly kind: AuditSubject['kind'];
  readonly name: string;
  readonly code?: ErrorCode;
  readonly reason?: string;
  readonly changes?: FieldChange[];
  readonly decision?: AuditDecision;
}

type AuditContext = Pick<Context, 'who' | 'now' | 'requestId' | 'remoteAddress'> & {
  /** Left out where nobody called: a job acts for the bank. */
  readonly raw?: Context['raw'];
  readonly db: Database;
};

const longestDevice = 300;

// Taken through JSON, so that the hash covers what the database will give back.
function detailsOf(event: AuditEvent): Record<string, unknown> {
  const { type, subject, name = subject, kind = auditEventTypes[type][0] } = event;
  const { code, reason, changes, decision, details } = event;
  const kept = { ...details, kind, name, code, reason, changes, decision };
  return JSON.parse(JSON.stringify(kept)) as Record<string, unknown>;
}

const isAdministration = (event: AuditEvent, roles: readonly string[]) =>
  event.type.startsWith('task-') || roles.some((role) => role.startsWith('SYSADMIN'));

function whereFrom({ remoteAddress, raw }: AuditContext) {
  if (!remoteAddress) return { ip_address: null, device: null };
  return { ip_address: remoteAddress, device: raw?.headers['user-agent']?.slice(0, longestDevice) ?? null };
}

const headsOf = compiledQuery((db, { companyId }: { readonly companyId: string }) =>
  db.selectFrom('audit_heads').select(['number', 'hash']).where('company_id', '=', companyId).forUpdate(),
);

/** Holds the end of the company's chain until the commit, and says where it is. */
async function lockHead(db: Database, companyId: string) {
  return requireAuditHead(await headsOf(db, { companyId }), companyId);
}

type AuditRow = Omit<ChainedFacts, 'details'> & { readonly details: string; readonly hash: Buffer };

const columns: readonly (keyof AuditRow)[] = [...chainedColumns, 'number', 'hash'];

const linked = compiledQueryBy(
  (count: number) => String(count),
  (db, count, values: Values) => {
    const rows = Array.from({ length: count }, (_, index) => unprefixedRow(`${index}`, values, columns) as unknown);
    const { number, hash } = rows.at(-1) as AuditRow;
    return db
      .with('stored', (query) =>
        query
          .insertInto('audit_events')
          .values(rows as AuditRow[])
          .returning('number'),
      )
      .updateTable('audit_heads')
      .set({ number, hash })
      .where('company_id', '=', values['companyId'] as string);
  },
);

function rowFor(context: AuditContext, event: AuditEvent, head: AuditHead): AuditRow {
  const { who, now, requestId } = context;
  const actor = event.actor ?? who;
  const facts: ChainedFacts = {
    company_id: who.companyId,
    number: head.number + 1,
    event_id: randomUUID(),
    happened_at: now,
    actor_id: actor.userId || null,
    actor_name: actor.name || null,
    event_type: event.type,
    area: isAdministration(event, who.roles) ? 'administration' : 'corporate',
    outcome: event.outcome ?? 'done',
    subject: event.subject,
    details: detailsOf(event),
    request_id: requestId,
    ...whereFrom(context),
    previous_hash: head.hash,
  };
  return { ...facts, details: JSON.stringify(facts.details), hash: hashOf(facts) };
}

/** Several in their order, at the price of one. end: where this transaction, which holds it, found the chain to end. */
export async function appendAllAudits(
  context: AuditContext,
  events: readonly AuditEvent[],
  end?: AuditHead,
): Promise<void> {
  const { db, who } = context;
  const rows: AuditRow[] = [];
  const head = end ?? (await lockHead(db, who.companyId));
  for (const event of events) rows.push(rowFor(context, event, rows.at(-1) ?? head));
  const values = Object.assign(
    { companyId: who.companyId },
    ...rows.map((row, index) => under(`${index}`, row)),
  ) as Values;
  await linked(db, rows.length, values);
}

export const appendAudit = (context: AuditContext, event: AuditEvent, end?: AuditHead): Promise<void> =>
  appendAllAudits(context, [event], end);

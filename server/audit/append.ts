// Writes the audit trail, which is append-only and chained by hashes. Call it in the transaction of the change.
import { randomUUID } from 'node:crypto';
import type {
  AdminRecordKind,
  AuditDecision,
  AuditEventType,
  AuditOutcome,
  AuditSubject,
  FieldChange,
} from '../../generated/types.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { unprefixedRow, prefixColumns, type Values } from '../db/prefixed-columns.ts';
import { compiledQuery, compiledQueryBy } from '../db/compiled-query.ts';
import { requireAuditHead, type AuditHead } from '../db/audit-head.ts';
import { sendAlong } from '../db/transact.ts';
import { chainedColumns, hashOf, type ChainedFacts } from './event-hash.ts';
import { auditEventTypes } from './event-types.ts';

export interface AuditEvent {
  readonly type: AuditEventType;
  /** The reference of the subject: a refNo, a user id, a name. */
  readonly subject: string;
  /** The name of the subject; the reference when left out. */
  readonly name?: string;
  /** The kind of the subject; that of the event type when left out. */
  readonly kind?: AuditSubject['kind'];
  /** done when left out. */
  readonly outcome?: AuditOutcome;
  /** The code of the refusal or failure. */
  readonly code?: ErrorCode;
  /** The reason that the user gave. */
  readonly reason?: string;
  readonly changes?: readonly FieldChange[];
  readonly decision?: AuditDecision;
  /** The acting user, where the session does not name one, as at a login. */
  readonly actor?: { readonly userId: string; readonly name: string };
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The JSON of an event's details column. */
export interface AuditDetails {
  readonly kind: AuditSubject['kind'];
  readonly name: string;
  readonly code?: ErrorCode;
  readonly reason?: string;
  readonly changes?: FieldChange[];
  readonly decision?: AuditDecision;
  /** What kind of record the change or its task is about, and the task. */
  readonly recordKind?: AdminRecordKind;
  readonly task?: string;
}

type AuditContext = Pick<Context, 'who' | 'now' | 'requestId' | 'remoteAddress'> & {
  /** Left out in a job, which has no HTTP request. */
  readonly raw?: Context['raw'];
  readonly db: Database;
};

const longestDevice = 300;

// Converted to JSON and back, so that the hash covers the value that the database will return.
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

/** Locks the head of the company's chain until the commit, and returns it. */
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

/**
 * Appends several events in one statement. Locks the company's audit chain until the commit, so call it last. Pass
 * lockedHead if this transaction has already locked the head of the chain.
 */
export async function appendAllAudits(
  context: AuditContext,
  events: readonly AuditEvent[],
  lockedHead?: AuditHead,
): Promise<void> {
  const { db, who } = context;
  const rows: AuditRow[] = [];
  const head = lockedHead ?? (await lockHead(db, who.companyId));
  for (const event of events) rows.push(rowFor(context, event, rows.at(-1) ?? head));
  const values = Object.assign(
    { companyId: who.companyId },
    ...rows.map((row, index) => prefixColumns(`${index}`, row)),
  ) as Values;
  await sendAlong(db, linked(db, rows.length, values));
}

export const appendAudit = (context: AuditContext, event: AuditEvent, lockedHead?: AuditHead): Promise<void> =>
  appendAllAudits(context, [event], lockedHead);

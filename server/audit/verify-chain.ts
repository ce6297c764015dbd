// Recomputes the hashes of a range of a company's chain and returns the first event that does not match.
import type { Database } from '../db/database.ts';
import { hashOf, noHash, type StoredEvent } from './event-hash.ts';

export interface ChainBreak {
  readonly sequence: number;
  readonly occurredAt: Date | undefined;
  readonly expectedHash: Buffer;
  /** Null when the event is missing. */
  readonly foundHash: Buffer | null;
}

export interface ChainCheck {
  readonly checked: number;
  readonly headHash: Buffer;
  readonly brokenAt: ChainBreak | null;
}

export interface AuditRange {
  readonly companyId: string;
  readonly first: number;
  readonly last: number;
}

interface AuditHead {
  readonly number: number;
  readonly hash: Buffer;
}

const rowsAtOnce = 1000;

export async function readAuditHead(db: Database, companyId: string): Promise<AuditHead> {
  const head = db.selectFrom('audit_heads').select(['number', 'hash']).where('company_id', '=', companyId);
  return head.executeTakeFirstOrThrow();
}

async function readRows(db: Database, { companyId, last }: AuditRange, from: number): Promise<StoredEvent[]> {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('number', '>=', from)
    .where('number', '<=', last)
    .orderBy('number')
    .limit(rowsAtOnce)
    .execute();
}

async function hashBefore(db: Database, { companyId, first }: AuditRange): Promise<Buffer> {
  const before = await db
    .selectFrom('audit_events')
    .select('hash')
    .where('company_id', '=', companyId)
    .where('number', '=', first - 1)
    .executeTakeFirst();
  return before?.hash ?? noHash;
}

function breakAt({ hash, ...row }: StoredEvent, sequence: number, previousHash: Buffer): ChainBreak | null {
  const occurredAt = row.happened_at;
  if (row.number !== sequence) return { sequence, occurredAt, expectedHash: row.previous_hash, foundHash: null };
  const expectedHash = hashOf({ ...row, previous_hash: previousHash });
  const fits = expectedHash.equals(hash) && row.previous_hash.equals(previousHash);
  return fits ? null : { sequence, occurredAt, expectedHash, foundHash: hash };
}

// Deleted events at the end leave a valid chain; the stored head reveals them.
function breakAtEnd({ last }: AuditRange, head: AuditHead, checked: ChainCheck, next: number): ChainBreak | null {
  const occurredAt = undefined;
  if (next <= last) return { sequence: next, occurredAt, expectedHash: head.hash, foundHash: null };
  if (last !== head.number || checked.headHash.equals(head.hash)) return null;
  return { sequence: last, occurredAt, expectedHash: head.hash, foundHash: checked.headHash };
}

function foldRows(rows: readonly StoredEvent[], start: ChainCheck, first: number): ChainCheck {
  let { checked, headHash } = start;
  for (const row of rows) {
    const brokenAt = breakAt(row, first + checked, headHash);
    if (brokenAt) return { checked: checked + (brokenAt.foundHash ? 1 : 0), headHash, brokenAt };
    checked += 1;
    headHash = row.hash;
  }
  return { checked, headHash, brokenAt: null };
}

export async function verifyChain(db: Database, stretch: AuditRange, head: AuditHead): Promise<ChainCheck> {
  const { first } = stretch;
  let check: ChainCheck = { checked: 0, headHash: await hashBefore(db, stretch), brokenAt: null };
  let rows: StoredEvent[];
  do {
    rows = await readRows(db, stretch, first + check.checked);
    check = foldRows(rows, check, first);
  } while (!check.brokenAt && rows.length === rowsAtOnce);
  return check.brokenAt ? check : { ...check, brokenAt: breakAtEnd(stretch, head, check, first + check.checked) };
}

// What must be true after any accident. Each function returns the faults that it found; an empty list is a pass.
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { DecideMany, DecisionTarget, ManyDecided, SubmitReceipt } from '../../generated/types.ts';
import { readAuditHead, verifyChain } from '../../server/audit/verify-chain.ts';
import type { Database } from '../../server/db/database.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { asApprovalRequest, loadCompany } from '../../server/approval/load.ts';
import { statusOfRoute } from '../../server/approval/status-of-route.ts';
import { decisionsOn, identityOf, stepsOf, type RequestRow } from '../../server/approval/store.ts';
import { anonymous } from '../../server/context.ts';
import type { Reply, Write } from './journal.ts';

/** Only the payments of the load are checked; the demonstration's other requests follow other rules. */
const localTransfer = 'LCY';

/** The reference of every request, and every decision as kind, reference and user. */
export interface StoredRequests {
  readonly references: readonly string[];
  readonly decisions: readonly string[];
}

export async function readStoredRequests(db: Database): Promise<StoredRequests> {
  const requests = await db.selectFrom('requests').select('ref_no').execute();
  const decisions = await db
    .selectFrom('request_decisions as d')
    .innerJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'd.company_id').onRef('r.task_id', '=', 'd.task_id'),
    )
    .select(['d.kind', 'r.ref_no', 'd.actor_id'])
    .execute();
  return {
    references: requests.map(({ ref_no: refNo }) => refNo),
    decisions: decisions.map(({ kind, ref_no: refNo, actor_id: userId }) => `${kind} ${refNo} ${userId}`),
  };
}

const singleKinds: Readonly<Record<string, string>> = {
  verifyRequest: 'verify',
  approveRequest: 'approve',
  releaseRequest: 'release',
};

const outputOf = (reply: Reply | undefined) => reply?.output;

function acknowledgedDecisions({ operationId, body, userId, reply }: Write): string[] {
  if (operationId === 'decideOnMany') {
    const { decision } = body as DecideMany;
    const { results } = outputOf(reply) as ManyDecided;
    return results.flatMap(({ refNo, accepted }) => (accepted ? [`${decision} ${refNo} ${userId}`] : []));
  }
  const kind = singleKinds[operationId];
  return kind ? [`${kind} ${(body as DecisionTarget).refNo} ${userId}`] : [];
}

function difference(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of expected) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of found) left.set(one, (left.get(one) ?? 0) - 1);
  return [...left].flatMap(([one, count]) =>
    count === 0 ? [] : [`${what} ${one}: ${count > 0 ? 'lost' : 'there without an answer, or twice'}`],
  );
}

/** Every answered write is stored once, and nothing is stored that no answer confirmed. */
export async function proveWrites(db: Database, before: StoredRequests, writes: readonly Write[]): Promise<string[]> {
  const done = writes.filter(({ reply }) => reply?.code === '00');
  const unanswered = writes.filter(({ reply }) => !reply).map(({ operationId, key }) => `${operationId} ${key}: open`);
  const submitted = done
    .filter(({ operationId }) => operationId === 'submitLocalTransfer')
    .map(({ reply }) => (outputOf(reply) as SubmitReceipt).refNo);
  const now = await readStoredRequests(db);
  return [
    ...unanswered,
    ...difference('request', [...before.references, ...submitted], now.references),
    ...difference('decision', [...before.decisions, ...done.flatMap(acknowledgedDecisions)], now.decisions),
  ];
}

/** Recalculates the audit chain of every company. */
export async function proveChains(db: Database): Promise<string[]> {
  const heads = await db.selectFrom('audit_heads').select('company_id').execute();
  const faults: string[] = [];
  for (const { company_id: companyId } of heads) {
    const head = await readAuditHead(db, companyId);
    if (head.number === 0) continue;
    const { brokenAt } = await verifyChain(db, { companyId, first: 1, last: head.number }, head);
    if (brokenAt) faults.push(`audit chain of ${companyId} broken at ${brokenAt.sequence}`);
  }
  return faults;
}

const openJobs = (db: Database, now: Date) =>
  sql<{
    fault: string;
  }>`select 'job ' || job_id || ' ' || kind || ' ' || state || coalesce(': ' || last_error, '') as fault
    from jobs where state in ('running', 'dead') or (state = 'waiting' and run_at <= ${now})`.execute(db);

/** Compares each transfer's status with its bookings, audit events and the host's outcome. */
const wrongExecutions = (db: Database) =>
  sql<{ fault: string }>`
    with compared as (
      select r.ref_no, r.status, e.state,
        (select count(*) from journal_entries j where j.kind = 'transfer' and j.reference = r.ref_no) as booked,
        (select count(*) from audit_events a where a.company_id = r.company_id and a.subject = r.ref_no
          and a.event_type = 'transaction-executed') as audited,
        (select h.outcome ->> 'kind' from host_transfers h
          where h.company_id = r.company_id and h.reference = r.ref_no) as outcome
      from requests r left join executions e on e.company_id = r.company_id and e.task_id = r.task_id
      where r.menu_access = ${localTransfer}
    )
    select 'execution of ' || ref_no || ': ' || to_jsonb(compared) as fault from compared
    where not case status
      when 'Successful' then state = 'done' and booked = 1 and audited = 1 and outcome = 'done'
      when 'Failed' then state = 'rejected' and booked = 0 and audited = 0 and outcome is distinct from 'done'
      when 'Pending Execute' then coalesce(state, 'insufficient') = 'insufficient' and booked = 0 and audited = 0
      when 'Cancelled' then coalesce(state, 'insufficient') = 'insufficient' and booked = 0 and audited = 0
      else state is null and booked = 0 and audited = 0 and outcome is null end`.execute(db);

const wrongLimits = (db: Database) =>
  sql<{ fault: string }>`
    with paid as (
      select r.company_id, r.service, sum(r.idr_equivalent) as total
      from executions e join requests r using (company_id, task_id) where e.state = 'done' group by 1, 2
    ), counted as (select company_id, service, sum(used) as total from limit_usage group by 1, 2)
    select 'limit of ' || company_id || ' ' || service || ': ' || coalesce(c.total, 0) || ' for ' || coalesce(p.total, 0)
      as fault
    from paid p full join counted c using (company_id, service)
    where coalesce(p.total, 0) <> coalesce(c.total, 0)`.execute(db);

async function proveStatus(db: Database, row: RequestRow): Promise<string[]> {
  const company = await loadCompany(db, { ...anonymous, companyId: row.company_id });
  const decisions = await decisionsOn(db, identityOf(row));
  const steps = await stepsOf(db, identityOf(row));
  const routeStatus = statusOfRoute(asApprovalRequest(row, decisions, company), row.tab === 'forward_dated');
  const isAtBank = routeStatus.stage === null && routeStatus.status === 'Execution In Progress';
  const fits = isAtBank
    ? ['Successful', 'Failed', 'Pending Execute'].includes(row.status)
    : row.status === routeStatus.status && isDeepStrictEqual(row.waiting_groups, routeStatus.waitingGroups);
  const decided = steps.filter(({ step_no: number }) => decisions.some(({ step_no: own }) => own === number)).length;
  const last = steps.at(-1)?.status;
  const isTold = last === row.status || (row.tab === 'forward_dated' && last === 'Released');
  return fits && isTold && decided === decisions.length
    ? []
    : [`${row.ref_no} is ${row.status}, its decisions say ${routeStatus.status}, its history ${last}`];
}

async function proveStatuses(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('requests').selectAll().where('menu_access', '=', localTransfer).execute();
  const faults: string[] = [];
  for (const row of rows) faults.push(...(await proveStatus(db, row)));
  return faults;
}

/** Checks jobs, executions, limits and the ledger. Call it when no payment is being executed. */
export async function proveBooks(db: Database, now: Date): Promise<string[]> {
  const results = [await openJobs(db, now), await wrongExecutions(db), await wrongLimits(db)];
  return [
    ...(await checkLedger(db)).map((fault) => `ledger ${JSON.stringify(fault)}`),
    ...results.flatMap(({ rows }) => rows.map(({ fault }) => fault)),
  ];
}

/** Checks books, audit chains and the status of every request. Call it when no payment is being executed. */
export async function proveBank(db: Database, now: Date): Promise<string[]> {
  return [...(await proveBooks(db, now)), ...(await proveChains(db)), ...(await proveStatuses(db))];
}

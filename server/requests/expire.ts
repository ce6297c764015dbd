// A job expires requests that were not decided on or repaired in time, and payments for which no money came.
import { sql } from 'kysely';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { formatDate } from '../../domain/date-format.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { lastDayOf } from '../../domain/waiting-requests.ts';
import { appendAudit } from '../audit/append.ts';
import type { FailureCode } from '../db/request-tables.ts';
import { transact } from '../db/transact.ts';
import type { JobContext, JobKind } from '../jobs/kind.ts';
import { queueNext } from '../jobs/periodic-jobs.ts';
import { readNumber } from '../parameters.ts';
import { readCalendar } from '../reference/calendar.ts';
import { systemActor } from '../approval/actor.ts';
import { announceChange } from '../approval/announce.ts';
import { notifyOfExpiry } from '../news/expiry-news.ts';
import { asApprovalRequest } from '../approval/load.ts';
import { loadDeciders } from '../approval/people.ts';
import { followMove } from '../approval/payment-kind.ts';
import { dropRepairLock } from '../approval/repair-lock.ts';
import { addStep } from '../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestIdentity, type RequestRow } from '../approval/store.ts';

export const isWaiting = (row: RequestRow) => row.stage_kind !== null || row.tab === 'repair' || waitsForMoney(row);

interface Terms {
  readonly calendar: Awaited<ReturnType<typeof readCalendar>>;
  readonly mostDays: number;
}

/** A request in repair ignores its execution date, because the repair sets a new one. */
function lastDay({ calendar, mostDays }: Terms, row: RequestRow): CalendarDate {
  const isDated = row.service !== null && row.account_id !== null && row.tab !== 'repair';
  return lastDayOf(calendar, {
    executionDate: isDated ? row.execution_date : null,
    hasSpecialRate: row.has_special_rate,
    waitsSince: jakartaMoment(row.updated_at.getTime()).date,
    mostDays,
  });
}

/** A payment that waited for money still says so until it expires. */
function whyExpired(before: RequestRow, day: CalendarDate): FailureCode | null {
  if (!waitsForMoney(before)) return null;
  const [EN, ID] = [{ date: formatDate(day, 'EN') }, { date: formatDate(day, 'ID') }];
  return { code: 'EXECUTE_EXPIRED', words: { EN, ID } };
}

/** Expires a request that waits. The caller holds its lock, and has checked that its last day or its series is over. */
export async function endAsExpired(
  services: Pick<JobContext, 'db' | 'now' | 'paymentKinds'>,
  before: RequestRow,
  day: CalendarDate,
): Promise<void> {
  const { db, now } = services;
  const system = systemActor(services, before.company_id, now, 'expire-requests');
  const failure = whyExpired(before, day);
  const row = await updateRequest(db, identityOf(before), {
    status: 'Expired',
    tab: 'unsuccessful',
    stage_kind: null,
    waiting_groups: [],
    exceptional: null,
    due_at: null,
    sla_ends_at: null,
    failure: failure && JSON.stringify(failure),
    updated_at: now,
  });
  await dropRepairLock(db, identityOf(row));
  await followMove(system, row);
  await addStep(system, row, { action: 'expire', status: 'Expired' });
  await appendAudit(system, {
    type: 'request-expired',
    subject: row.ref_no,
    name: row.payee_name,
    details: { revision: row.revision, lastDay: day },
  });
  const company = { ...(await loadDeciders(db, row.company_id)), isSingleAccess: false };
  await announceChange(system, row, company, before.waiting_groups);
  await notifyOfExpiry(system, { ...company, row, request: asApprovalRequest(row, [], company) }, before);
}

async function expireOne(services: JobContext, terms: Terms, identity: RequestIdentity): Promise<boolean> {
  return transact(services.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (!row || !isWaiting(row)) return false;
    const day = lastDay(terms, row);
    if (day >= jakartaMoment(services.now.getTime()).date) return false;
    await endAsExpired({ ...services, db }, row, day);
    return true;
  });
}

/** The bank itself tries the payments of a series again. */
const isNotTriedAgain = sql<boolean>`not exists (select 1 from recurring_occurrences o
  where o.company_id = requests.company_id and o.task_id = requests.task_id and o.next_attempt_at is not null)`;

/** The requests that may have expired; expireOne checks each again under its lock. */
async function candidates({ db, now }: JobContext, { mostDays }: Terms): Promise<RequestIdentity[]> {
  const { date: today } = jakartaMoment(now.getTime());
  const oldest = new Date(instantOf({ date: addDays(today, 1 - mostDays), time: '00:00' }));
  return db
    .selectFrom('requests')
    .select(['company_id as companyId', 'task_id as taskId'])
    .where(sql<boolean>`(stage_kind is not null or tab = 'repair'
      or status = 'Pending Execute' and tab = 'pending' and ${isNotTriedAgain})`)
    .where(sql<boolean>`(execution_date < ${today}::date or updated_at < ${oldest})`)
    .orderBy('company_id')
    .orderBy('task_id')
    .execute();
}

export async function expireWaiting(services: JobContext): Promise<number> {
  const { db } = services;
  const terms = { calendar: await readCalendar(db), mostDays: await readNumber(db, 'MAX_WAITING_DAYS') };
  let expired = 0;
  for (const identity of await candidates(services, terms))
    if (await expireOne(services, terms, identity)) expired += 1;
  return expired;
}

/** Runs once an hour. The first attempt queues the next run. */
export const expireRequests: JobKind = async (_, services) => {
  if (services.attempt === 1) await queueNext(services.db, 'expire-requests', services.now);
  await expireWaiting(services);
};

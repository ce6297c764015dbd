import { sql } from 'kysely';
import type { ServiceCode } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inOwnSteps, type Viewer } from '../approval/queues.ts';
import type { RequestRow } from '../approval/store.ts';
import type { CountedCurrency } from '../approval/sums.ts';
import { inForce } from '../reference/in-force.ts';
import { institutionKeys } from '../reference/institutions.ts';

const ownAccounts = ({ companyId, userId }: Who) =>
  sql`select account_id from seen_accounts where company_id = ${companyId} and user_id = ${userId}`;

export async function accountIdsOf(db: Database, who: Who): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`${ownAccounts(who)}`.execute(db);
  return rows.map(({ account_id: accountId }) => accountId);
}

const hasVisibleAccount = (who: Who) => sql<boolean>`(r.account_id is null or r.account_id in (${ownAccounts(who)}))`;

/** Returns the latest 20 steps on requests whose account the user may see, each with the revision of that step. */
export async function latestSteps(db: Database, who: Who) {
  return db
    .selectFrom('request_steps as s')
    .innerJoin('requests_as_made as r', (join) =>
      join
        .onRef('r.company_id', '=', 's.company_id')
        .onRef('r.task_id', '=', 's.task_id')
        .onRef('r.revision', '=', 's.revision'),
    )
    .select(['s.action', 's.actor_id', 's.actor_name', 's.acted_at', 's.status'])
    .select(['r.task_id', 'r.ref_no', 'r.menu_access', 'r.service', 'r.payee_name', 'r.amount', 'r.currency'])
    .where('s.company_id', '=', who.companyId)
    .where('s.action', 'not in', ['confirm-exceptional', 'decline-exceptional', 'move'])
    .where(hasVisibleAccount(who))
    .orderBy('s.step_no', 'desc')
    .limit(20)
    .execute();
}

const waitingToday = (today: string) => sql<boolean>`(r.tab = 'pending' and r.execution_date = ${today}::date)`;

export interface WaitingForService extends CountedCurrency {
  readonly service: ServiceCode | null;
  /** The closing time of the institution, when it closes before the service. */
  readonly closes_at: string | null;
  readonly source: string | null;
}

const institutionOf = sql<string | null>`r.content #>> '{form,payeeDetails,institution}'`;

/** Counts the requests of today that wait for the user. For a user who decides on nothing: all visible ones. */
export async function waitingByService(
  db: Database,
  who: Who,
  viewer: Viewer,
  today: string,
): Promise<Map<ServiceCode | null, WaitingForService[]>> {
  const isWaiting = (viewer.stageKinds ?? []).length > 0 ? inOwnSteps(viewer) : hasVisibleAccount(who);
  const rows = await db
    .selectFrom('requests as r')
    .leftJoin('institutions', (join) =>
      join.on('institutions.institution', '=', institutionOf).on(inForce(institutionKeys, today)),
    )
    .select(['r.service', 'institutions.closes_at', 'r.currency', sql<number>`count(*)::integer`.as('count')])
    .select(sql<string | null>`sum(r.amount)::text`.as('total'))
    .select(sql<string | null>`max(institutions.source)`.as('source'))
    .where('r.company_id', '=', who.companyId)
    .where('r.stage_kind', 'is not', null)
    .where(waitingToday(today))
    .where(isWaiting)
    .groupBy(['r.service', 'institutions.closes_at', 'r.currency'])
    .orderBy('r.currency')
    .execute();
  return Map.groupBy(rows, ({ service }) => service);
}

/** Returns the released payments until a day that wait for money, on accounts that the user may see. */
export async function findUnfunded(db: Database, who: Who, day: string): Promise<RequestRow[]> {
  return db
    .selectFrom('requests as r')
    .selectAll()
    .where('r.company_id', '=', who.companyId)
    .where('r.status', '=', 'Pending Execute')
    .where('r.tab', '=', 'pending')
    .where('r.execution_date', '<=', day)
    .where(sql<boolean>`r.account_id in (${ownAccounts(who)})`)
    .orderBy('r.execution_date', 'desc')
    .orderBy('r.task_id')
    .limit(10)
    .execute();
}

export interface FallingDue {
  readonly kind: 'maturity' | 'instalment' | 'guarantee-expiry';
  readonly reference: string;
  readonly name: string;
}

/** Returns the deposits that mature, instalments that are due and guarantees that expire on a day. */
export async function fallingDue(db: Database, who: Who, day: string): Promise<FallingDue[]> {
  const { rows } = await sql<FallingDue>`
    select 'maturity' as kind, account_id as reference, alias as name from accounts
    where company_id = ${who.companyId} and kind = 'TD' and details ->> 'maturityDate' = ${day}
      and account_id in (${ownAccounts(who)})
    union all
    select 'instalment', a.account_id, a.alias from loan_instalments i join accounts a using (company_id, account_id)
    where a.company_id = ${who.companyId} and i.due_date = ${day}::date and i.paid_on is null
      and a.account_id in (${ownAccounts(who)})
    union all
    select 'guarantee-expiry', number, counterparty from facility_records
    where company_id = ${who.companyId} and kind = 'guarantee' and is_open and due_date = ${day}::date
    limit 10`.execute(db);
  return rows;
}

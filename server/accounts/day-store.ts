import { sql } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';

const ownAccounts = ({ companyId, userId }: Who) =>
  sql`select account_id from account_access where company_id = ${companyId} and user_id = ${userId}`;

export async function accountIdsOf(db: Database, who: Who): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`${ownAccounts(who)}`.execute(db);
  return rows.map(({ account_id: accountId }) => accountId);
}

const seen = (who: Who) => sql<boolean>`(r.account_id is null or r.account_id in (${ownAccounts(who)}))`;

/** The latest steps on requests whose account the user may see, each with the revision it was about. */
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
    .select(['r.task_id', 'r.ref_no', 'r.menu_access', 'r.payee_name', 'r.amount', 'r.currency'])
    .where('s.company_id', '=', who.companyId)
    .where('s.action', 'not in', ['confirm-exceptional', 'decline-exceptional', 'move'])
    .where(seen(who))
    .orderBy('s.step_no', 'desc')
    .limit(20)
    .execute();
}

/** Requests that wait for somebody and must be passed on before a moment of this day. */
export async function dueRequests(db: Database, who: Who, now: Date, until: Date) {
  return db
    .selectFrom('requests as r')
    .select(['r.ref_no', 'r.payee_name', 'r.due_at'])
    .where('r.company_id', '=', who.companyId)
    .where('r.tab', '=', 'pending')
    .where('r.stage_kind', 'is not', null)
    .where('r.due_at', '>=', now)
    .where('r.due_at', '<', until)
    .where(seen(who))
    .orderBy('r.due_at')
    .limit(10)
    .execute();
}

/** How many requests of today wait, by service. */
export async function waitingByService(db: Database, who: Who, today: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('requests as r')
    .select(['r.service', sql<number>`count(*)::integer`.as('count')])
    .where('r.company_id', '=', who.companyId)
    .where('r.tab', '=', 'pending')
    .where('r.stage_kind', 'is not', null)
    .where('r.execution_date', '=', today)
    .where(seen(who))
    .groupBy('r.service')
    .execute();
  return new Map(rows.map(({ service, count }) => [service ?? '', count]));
}

export async function serviceNames(db: Database, language: Language): Promise<Map<ServiceCode, string>> {
  const name = language === 'ID' ? 'name_id' : 'name_en';
  const rows = await db
    .selectFrom('services')
    .select(['service', `${name} as name`])
    .execute();
  return new Map(rows.map((row) => [row.service, row.name]));
}

export interface FallingDue {
  readonly kind: 'maturity' | 'instalment' | 'guarantee-expiry';
  readonly reference: string;
  readonly name: string;
}

/** What matures, is to be paid or ends on a day. */
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

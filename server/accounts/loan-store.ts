import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export async function readInstalments(db: Database, companyId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('loan_instalments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('account_id', 'in', [...accountIds])
    .orderBy('account_id')
    .orderBy('number')
    .execute();
}

export type InstalmentRow = Awaited<ReturnType<typeof readInstalments>>[number];

/** Returns the first unpaid due date of each facility. */
export async function nextDueByFacility(db: Database, companyId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ facility_id: string; due: string }>`
    select a.details ->> 'facilityId' as facility_id, min(i.due_date)::date as due
    from loan_instalments i join accounts a using (company_id, account_id)
    where company_id = ${companyId} and i.paid_on is null group by 1`.execute(db);
  return new Map(rows.map(({ facility_id, due }) => [facility_id, due]));
}

import { sql } from 'kysely';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';

function query(db: Database, { companyId, userId }: Who) {
  return db
    .selectFrom('facilities as f')
    .leftJoin('facility_favorites as v', (join) =>
      join
        .onRef('v.company_id', '=', 'f.company_id')
        .onRef('v.facility_id', '=', 'f.facility_id')
        .on('v.user_id', '=', userId),
    )
    .selectAll('f')
    .select([
      sql<string | null>`trim_scale(f.interest_rate)::text`.as('rate'),
      sql<boolean>`v.user_id is not null`.as('is_favorite'),
    ])
    .where('f.company_id', '=', companyId);
}

export interface Use {
  readonly used: bigint;
  readonly records: number;
}

interface UseRow {
  readonly facility_id: string;
  readonly used: string;
  readonly records: number;
}

/** Sums what is drawn under each facility, from the loan accounts and from the open records. */
async function readUse(db: Database, companyId: string): Promise<Map<string, Use>> {
  const { rows } = await sql<UseRow>`
    select facility_id, sum(used)::text as used, sum(records)::integer as records from (
      select details ->> 'facilityId' as facility_id, -b.balance as used, 1 as records
      from accounts join account_balances b using (company_id, account_id)
      where company_id = ${companyId} and kind = 'LOAN' and b.balance < 0
      union all
      select facility_id, outstanding, 1 from facility_records where company_id = ${companyId} and is_open
    ) drawn group by facility_id`.execute(db);
  return new Map(rows.map((row) => [row.facility_id, { used: minorOf(row.used), records: row.records }]));
}

export type FacilityRow = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number] & Use;

/** Returns every facility of the company with its used amount. */
export async function readFacilities(db: Database, who: Who): Promise<FacilityRow[]> {
  const uses = await readUse(db, who.companyId);
  const rows = await query(db, who).orderBy('f.facility_id').execute();
  return rows.map((row) => ({ ...row, ...(uses.get(row.facility_id) ?? { used: 0n, records: 0 }) }));
}

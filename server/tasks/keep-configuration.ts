// Stores what a change made of the approval set-up, so that the set-up of any later day can be shown.
import { sql } from 'kysely';
import type { AdminRecordKind } from '../../generated/types.ts';
import { storeDeciders } from '../approval/decider-versions.ts';
import type { Database } from '../db/database.ts';

interface Kept {
  readonly companyId: string;
  readonly now: Date;
  /** The task that changed the set-up; null if none did. */
  readonly refNo: string | null;
}

/** People are a part of their groups. Payees are not a part of who may approve what. */
export const isPartOfSetUp = (kind: AdminRecordKind): boolean => kind !== 'favorite' && kind !== 'bulk-favorite';

/** Stores each record that is no longer as it was stored last; the first time everything, which no one task made. */
export async function keepConfiguration(db: Database, { companyId, now, refNo }: Kept): Promise<void> {
  await sql`insert into configuration_versions (company_id, record_kind, record_id, from_at, content, ref_no)
    select ${companyId}, record_kind, record_id, ${now}, n.content,
      case when exists (select 1 from configuration_versions v where v.company_id = ${companyId}) then ${refNo}::text end
    from (select record_kind, record_id, content from configuration_now where company_id = ${companyId}) as n
    full join (
      select distinct on (record_kind, record_id) record_kind, record_id, content
      from configuration_versions where company_id = ${companyId}
      order by record_kind, record_id, from_at desc) as l using (record_kind, record_id)
    where n.content is distinct from l.content
    on conflict (company_id, record_kind, record_id, from_at)
    do update set content = excluded.content, ref_no = excluded.ref_no`.execute(db);
  await storeDeciders(db, companyId, now);
}

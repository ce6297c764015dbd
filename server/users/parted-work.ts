// Four eyes compares people by their identity document. A change that parts the user IDs of one person would let that
// person decide again on what is still open, so it waits for that.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isOngoing } from '../tasks/store.ts';

export interface PartedWork {
  readonly userId: string;
  readonly refNo: string;
}

interface Asked {
  readonly companyId: string;
  /** The user IDs that get another document. */
  readonly userIds: readonly string[];
}

/** A change of the user itself does not hinder itself. */
const openWork = (companyId: string) => sql`(
  select q.ref_no, q.maker_ids || q.acted_ids as ids, null as record_id from requests q
  where q.company_id = ${companyId} and q.tab in ('repair', 'pending')
  union all
  select t.ref_no, t.maker_ids, t.record_id from admin_tasks t where t.company_id = ${companyId} and ${isOngoing})`;

/** Returns the open requests and tasks that a user ID of the same person made or decided on. */
export async function readPartedWork(db: Database, { companyId, userIds }: Asked): Promise<PartedWork[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<PartedWork>`
    with person as (
      select own.user_id, array_agg(other.user_id) as ids
      from user_details own join user_details other on other.company_id = own.company_id
        and other.identity_type = own.identity_type and other.identity_number = own.identity_number
      where own.company_id = ${companyId} and own.user_id = any(${[...userIds]}::text[])
      group by own.user_id having count(*) > 1)
    select p.user_id as "userId", w.ref_no as "refNo" from person p
    join ${openWork(companyId)} as w on w.ids && p.ids and w.record_id is distinct from p.user_id
    order by w.ref_no`.execute(db);
  return rows;
}

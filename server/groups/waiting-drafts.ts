// The open tasks that would put a user or a sub user group into a group. They hold no record of the group itself.
import { sql } from 'kysely';
import type { HinderingTask } from '../../generated/types.ts';
import { isOngoing } from '../tasks/store.ts';

interface Asked {
  readonly companyId: string;
  readonly ids: readonly string[];
}

export interface WaitingDraft extends HinderingTask {
  readonly groupId: string;
}

/** SQL: the tasks whose draft names one of the groups in this field. */
export const draftsNaming = (field: 'userGroupId' | 'subUserGroupId', { companyId, ids }: Asked) => sql<
  WaitingDraft[]
>`(
  select coalesce(json_agg(w), '[]') from (
    select r.record -> 'draft' ->> ${sql.lit(field)} as "groupId", t.record_name as "recordName",
      t.task_id as "taskId", t.ref_no as "refNo"
    from admin_tasks t cross join lateral jsonb_array_elements(t.payload -> 'records') as r(record)
    where t.company_id = ${companyId} and ${isOngoing} and t.record_kind in ('sub-user-group', 'user-profile')
      and r.record -> 'draft' ->> ${sql.lit(field)} = any(${ids}::text[])
    order by t.record_name) as w)`;

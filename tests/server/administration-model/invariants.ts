// What holds of a company's administration after any changes, as the tables have it.
import { sql } from 'kysely';
import type { TestBank } from '../bank.ts';
import { companyId } from './company.ts';

const named = (table: string, name: string) =>
  sql`select ${sql.lit(`two of ${table} are called `)} || min(${sql.ref(name)}) as fault from ${sql.table(table)}
    where company_id = ${companyId} group by lower(${sql.ref(name)}) having count(*) > 1`;

const faults = [
  named('user_groups', 'name'),
  named('sub_user_groups', 'name'),
  named('approval_workflows', 'name'),
  named('workflow_maps', 'name'),
  named('enterprise_limits', 'name'),
  named('account_groups', 'name'),
  named('accounts', 'alias'),
  sql`select 'a closed task holds ' || h.record_kind || ' ' || h.record_id || h.name_key as fault
    from admin_task_holds h join admin_tasks t using (company_id, task_id)
    where h.company_id = ${companyId} and t.status not in ('Pending Approval', 'To Repair', 'Failed')`,
  sql`select d.user_id || ' is in no user group ' || d.user_group as fault from user_details d
    where d.company_id = ${companyId} and d.user_group is not null and not exists (
      select 1 from user_groups g where g.company_id = d.company_id and g.name = d.user_group)`,
  sql`select d.user_id || ' is in no sub user group ' || d.sub_user_group as fault from user_details d
    where d.company_id = ${companyId} and d.sub_user_group is not null and not exists (
      select 1 from sub_user_groups s join user_groups g on g.company_id = s.company_id and g.group_id = s.user_group_id
      where s.company_id = d.company_id and s.name = d.sub_user_group and g.name = d.user_group)`,
  sql`select u.user_id || ' acts in an inactive group' as fault from users u
    join user_details d using (company_id, user_id)
    where u.company_id = ${companyId} and u.status in ('active', 'pending') and (
      exists (select 1 from user_groups g
        where g.company_id = u.company_id and g.name = d.user_group and g.status <> 'Active')
      or exists (select 1 from sub_user_groups s
        where s.company_id = u.company_id and s.name = d.sub_user_group and not s.is_active))`,
  sql`select g.name || ' follows a map that is gone, ' || m as fault
    from user_groups g cross join unnest(g.workflow_map_ids) as m
    where g.company_id = ${companyId} and not exists (
      select 1 from workflow_maps w where w.company_id = g.company_id and w.map_id = m)`,
  sql`select g.name || ' has no map or no limit that holds' as fault from user_groups g
    where g.company_id = ${companyId} and g.status = 'Active' and not (
      exists (select 1 from workflow_maps w
        where w.company_id = g.company_id and w.map_id = any(g.workflow_map_ids) and w.is_active)
      and exists (select 1 from enterprise_limits l
        where l.company_id = g.company_id and l.limit_id = any(g.enterprise_limit_ids) and l.is_active))`,
  sql`select w.name || ' leads to a workflow that does not hold' as fault
    from workflow_maps w cross join jsonb_array_elements(w.rows) as r
    where w.company_id = ${companyId} and w.is_active and r #>> '{outcome,approvalWorkflowId}' is not null
      and not exists (select 1 from approval_workflows a where a.company_id = w.company_id
        and a.workflow_id = r #>> '{outcome,approvalWorkflowId}' and a.status = 'Active')`,
  sql`select a.name || ' names a group that is gone, ' || g as fault from approval_workflows a
    cross join jsonb_path_query(a.verify || a.approve || a.release, '$[*].groupId') as s(id)
    cross join lateral (select s.id #>> '{}') as n(g)
    where a.company_id = ${companyId}
      and not exists (select 1 from user_groups o where o.company_id = a.company_id and o.group_id = g)
      and not exists (select 1 from sub_user_groups o where o.company_id = a.company_id and o.group_id = g)
      and not exists (select 1 from approval_groups o where o.company_id = a.company_id and o.group_id = g)`,
  sql`select w.name || ' is about an account group that is gone' as fault
    from workflow_maps w cross join jsonb_array_elements(w.rows) as r
    where w.company_id = ${companyId} and r #>> '{accounts,accountGroupId}' is not null
      and not exists (select 1 from account_groups g where g.company_id = w.company_id
        and g.group_id = r #>> '{accounts,accountGroupId}')`,
  sql`select g.name || ' is not under the group that its level says' as fault from account_groups g
    left join account_groups p on p.company_id = g.company_id and p.group_id = g.parent_id
    where g.company_id = ${companyId} and g.level <> coalesce(p.level + 1, case when g.parent_id is null then 1 end, 0)`,
  sql`select m.account_id || ' is in an account group that is gone' as fault from account_group_members m
    where m.company_id = ${companyId} and not exists (
      select 1 from account_groups g where g.company_id = m.company_id and g.group_id = m.group_id)`,
  sql`select k.serial_number || ' belongs to a user who is gone, ' || k.user_id as fault from token_devices k
    join users u using (company_id, user_id)
    where k.company_id = ${companyId} and u.status = 'inactive'`,
];

export async function faultsOf({ services: { db } }: TestBank): Promise<string[]> {
  const found: string[] = [];
  for (const query of faults) {
    const { rows } = await sql<{ fault: string }>`${query}`.execute(db);
    found.push(...rows.map(({ fault }) => fault));
  }
  return found.toSorted((one, other) => one.localeCompare(other));
}

// Counts the records on each tab of groups and users.
import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { GroupTab } from '../../generated/types.ts';
import type { Context } from '../context.ts';

const names: readonly GroupTab['name'][] = ['user-group', 'sub-user-group', 'user-profile'];

export const listGroupTabs: Handlers<Context>['listGroupTabs'] = async (_, { db, who }) => {
  const { rows } = await sql<Omit<GroupTab, 'activeTab'>>`
    select kind as name, count(*)::integer as total, count(*) filter (where is_inactive)::integer as inactive,
      count(*) filter (where exists (select 1 from admin_task_holds h where h.company_id = ${who.companyId}
        and h.record_kind = kind and h.record_id = id))::integer as ongoing
    from (
      select 'user-group' as kind, group_id as id, status = 'Inactive' as is_inactive
      from user_groups where company_id = ${who.companyId}
      union all
      select 'sub-user-group', group_id, not is_active from sub_user_groups where company_id = ${who.companyId}
      union all
      select 'user-profile', user_id, status = 'inactive' from users where company_id = ${who.companyId} and deleted_at is null
    ) as records group by kind`.execute(db);
  const none = { total: 0, inactive: 0, ongoing: 0 };
  const items = names.map((name, activeTab) => ({
    ...(rows.find((row) => row.name === name) ?? { name, ...none }),
    activeTab,
  }));
  return { items };
};

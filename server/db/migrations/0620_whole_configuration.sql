-- The set-up of a day also has account visibility, account groups, company set-up, service levels and the names of accounts.
create or replace view configuration_now as
select w.company_id, 'approval-workflow' as record_kind, w.workflow_id as record_id, jsonb_build_object(
  'name', w.name, 'status', w.status, 'order', w.approval_order, 'verify', w.verify, 'approve', w.approve,
  'release', w.release) as content
from approval_workflows w
union all
select m.company_id, 'workflow-map', m.map_id, jsonb_build_object(
  'name', m.name, 'status', case when m.is_active then 'Active' else 'Inactive' end, 'rows', m.rows)
from workflow_maps m
union all
select g.company_id, 'user-group', g.group_id, jsonb_build_object(
  'name', g.name, 'status', g.status, 'mapIds', g.workflow_map_ids, 'limitIds', g.enterprise_limit_ids,
  'people', coalesce((select jsonb_agg(jsonb_build_object('userId', u.user_id, 'name', u.name, 'roles', u.roles,
      'isActive', u.status = 'active') order by u.user_id)
    from user_details d join users u on u.company_id = d.company_id and u.user_id = d.user_id
    where d.company_id = g.company_id and d.user_group = g.name and u.deleted_at is null), '[]'))
from user_groups g
union all
select s.company_id, 'sub-user-group', s.group_id, jsonb_build_object(
  'name', s.name, 'status', case when s.is_active then 'Active' else 'Inactive' end, 'userGroupId', s.user_group_id,
  'services', s.services, 'access', s.account_access, 'limitIds', s.enterprise_limit_ids,
  'people', coalesce((select jsonb_agg(jsonb_build_object('userId', u.user_id, 'name', u.name, 'roles', u.roles,
      'isActive', u.status = 'active') order by u.user_id)
    from user_details d join users u on u.company_id = d.company_id and u.user_id = d.user_id
    where d.company_id = s.company_id and d.sub_user_group = s.name and u.deleted_at is null), '[]'))
from sub_user_groups s
union all
select a.company_id, 'approval-group', a.group_id, jsonb_build_object(
  'name', a.name,
  'people', coalesce((select jsonb_agg(jsonb_build_object('userId', u.user_id, 'name', u.name, 'roles', u.roles,
      'isActive', u.status = 'active') order by u.user_id)
    from approval_group_members m join users u on u.company_id = m.company_id and u.user_id = m.user_id
    where m.company_id = a.company_id and m.group_id = a.group_id and u.deleted_at is null), '[]'))
from approval_groups a
union all
select l.company_id, 'enterprise-limit', l.limit_id, jsonb_build_object(
  'name', l.name, 'status', case when l.is_active then 'Active' else 'Inactive' end,
  'minimum', l.minimum_amount::text, 'maximum', l.maximum_amount::text,
  'amounts', coalesce((select jsonb_agg(jsonb_build_object('service', i.service, 'amount', i.amount::text)
      order by i.service)
    from enterprise_limit_items i where i.company_id = l.company_id and i.limit_id = l.limit_id), '[]'))
from enterprise_limits l
union all
select l.company_id, 'account-limit', l.account_id, jsonb_build_object(
  'name', a.number, 'currency', a.currency, 'minimum', l.minimum::text, 'maximum', l.maximum::text,
  'daily', l.daily_maximum::text)
from account_limits l join accounts a on a.company_id = l.company_id and a.account_id = l.account_id
union all
select l.company_id, 'daily-limit', 'daily-limits', jsonb_build_object(
  'amounts', jsonb_agg(jsonb_build_object('service', l.service, 'amount', l.amount::text) order by l.service))
from company_limits l where l.kind = 'corporate-daily' and l.subject = '' group by l.company_id
union all
select c.company_id, 'delegation', 'delegation', jsonb_build_object(
  'amounts', coalesce((select jsonb_agg(jsonb_build_object('service', d.service, 'role', d.role, 'amount', d.amount::text)
    order by d.service, d.role) from delegations d where d.company_id = c.company_id), '[]'))
from companies c
union all
select v.company_id, 'account-visibility', v.account_id, jsonb_build_object(
  'name', trim(a.alias || ' ' || a.number), 'people', coalesce((
    select jsonb_agg(jsonb_build_object('userId', u.user_id, 'name', u.name, 'roles', u.roles,
      'isActive', u.status = 'active') order by u.user_id)
    from account_visibility_users x join users u on u.company_id = x.company_id and u.user_id = x.user_id
    where x.company_id = v.company_id and x.account_id = v.account_id and u.deleted_at is null), '[]'))
from account_visibility v join accounts a on a.company_id = v.company_id and a.account_id = v.account_id
where v.is_narrowed
union all
select g.company_id, 'account-group', g.group_id, jsonb_build_object(
  'name', g.name, 'parentId', g.parent_id, 'accountIds', coalesce((
    select jsonb_agg(m.account_id order by m.account_id) from account_group_members m
    where m.company_id = g.company_id and m.group_id = g.group_id), '[]'))
from account_groups g
union all
select c.company_id, 'company-setup', 'company-setup', jsonb_build_object('setup', jsonb_build_object(
  'isSingleAccess', c.is_single_access, 'approvalMode', s.approval_mode, 'approvalScope', s.approval_scope,
  'payeeInput', f.payee_input_mode))
from companies c
left join company_setup s on s.company_id = c.company_id
left join company_features f on f.company_id = c.company_id
union all
select l.company_id, 'service-level', l.request_type, jsonb_build_object('levels', jsonb_agg(jsonb_build_object(
  'stage', l.stage, 'hours', l.hours, 'minutes', l.minutes) order by l.stage))
from stage_service_levels l group by l.company_id, l.request_type
union all
-- Not listed: what an account was called on the day.
select a.company_id, 'account', a.account_id, jsonb_build_object('name', trim(a.alias || ' ' || a.number))
from accounts a;

-- No task made what is stored from now on of a company whose set-up is already stored.
insert into configuration_versions (company_id, record_kind, record_id, from_at, content)
select company_id, record_kind, record_id, greatest(now(), (
  select max(from_at) from configuration_versions v where v.company_id = n.company_id)), n.content
from configuration_now n
left join (
  select distinct on (company_id, record_kind, record_id) company_id, record_kind, record_id, content
  from configuration_versions order by company_id, record_kind, record_id, from_at desc) as l
  using (company_id, record_kind, record_id)
where n.content is distinct from l.content
  and exists (select 1 from configuration_versions v where v.company_id = n.company_id)
on conflict (company_id, record_kind, record_id, from_at) do update set content = excluded.content;

-- Who decided in a company, and which maps their makers followed, from a moment on: what the approval engine reads.
create table decider_versions (
  company_id text not null references companies,
  from_at timestamptz not null,
  content jsonb not null,
  primary key (company_id, from_at)
);

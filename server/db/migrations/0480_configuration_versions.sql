-- The approval set-up of each company as it was: a row for each state that a record had, from a moment on.
create table configuration_versions (
  company_id text not null references companies,
  record_kind text not null,
  record_id text not null,
  from_at timestamptz not null,
  -- Null: the record was deleted.
  content jsonb,
  -- The task that made it so.
  ref_no text,
  primary key (company_id, record_kind, record_id, from_at)
);

-- The set-up in force, in the shape in which it is stored.
create view configuration_now as
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
  'services', s.services, 'limitIds', s.enterprise_limit_ids,
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
select d.company_id, 'delegation', 'delegation', jsonb_build_object(
  'amounts', jsonb_agg(jsonb_build_object('service', d.service, 'role', d.role, 'amount', d.amount::text)
    order by d.service, d.role))
from delegations d group by d.company_id;

insert into configuration_versions (company_id, record_kind, record_id, from_at, content)
select company_id, record_kind, record_id, now(), content from configuration_now;

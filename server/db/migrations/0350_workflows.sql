-- Approval workflows and the rows of workflow maps. The matrix in force is made from them at each approved change.
create sequence approval_workflow_numbers start 1000;
create sequence workflow_map_numbers start 1000;
create sequence workflow_map_row_numbers start 1000;

create table approval_workflows (
  company_id text not null references companies,
  workflow_id text not null,
  name text not null,
  request_type text not null check (request_type in ('financial-request', 'service-request')),
  approval_order text not null check (approval_order in ('parallel', 'sequential')),
  approval_mode text not null,
  approval_scope text[] not null,
  verify jsonb not null,
  approve jsonb not null,
  release jsonb not null,
  status text not null default 'Active' check (status in ('Active', 'Inactive')),
  revision integer not null default 1,
  created_by jsonb not null default '{"userId": "BANK@BANK", "name": "Bank"}',
  created_at timestamptz not null default now(),
  changed_by jsonb,
  changed_at timestamptz,
  approved_by jsonb,
  primary key (company_id, workflow_id)
);
create unique index approval_workflows_by_name on approval_workflows (company_id, lower(name));

alter table workflow_maps
  add column rows jsonb not null default '[]',
  add column revision integer not null default 1,
  -- The version of the matrix that the last change of the map made.
  add column matrix_version integer not null default 1,
  add column created_by jsonb not null default '{"userId": "BANK@BANK", "name": "Bank"}',
  add column created_at timestamptz not null default now(),
  add column changed_by jsonb,
  add column changed_at timestamptz,
  add column approved_by jsonb;
create unique index workflow_maps_by_name on workflow_maps (company_id, lower(name));

-- Until now every request followed one list of rows. Each map gets these rows, so no request takes another route.
create temp table latest_rows as
  select m.company_id, m.version, r.row, r.row ->> 'id' as row_id,
    row_number() over (partition by m.company_id order by r.place) as place
  from approval_matrices m cross join lateral jsonb_array_elements(m.rows) with ordinality as r(row, place)
  where m.version = (select max(version) from approval_matrices n where n.company_id = m.company_id)
    and exists (select 1 from workflow_maps w where w.company_id = m.company_id);

create function as_stage(groups jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(g || '{"groupKind": "approval-group"}'), '[]') from jsonb_array_elements(groups) as t(g)
$$;

insert into approval_workflows (company_id, workflow_id, name, request_type, approval_order, approval_mode,
  approval_scope, verify, approve, release)
select company_id, 'aw-' || lpad(place::text, 4, '0'), left(row ->> 'name', 44) || ' ' || place, 'financial-request',
  row -> 'workflow' ->> 'order', 'Manual Approval', '{Approve Other''s Tasks}', as_stage(row -> 'workflow' -> 'verify'),
  as_stage(row -> 'workflow' -> 'approve'), as_stage(row -> 'workflow' -> 'release')
from latest_rows where row ->> 'workflow' <> 'blocked';

update workflow_maps w set rows = coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', w.map_id || '-' || l.place, 'name', left(l.row ->> 'name', 50),
    'transactionTypes', case when l.row ->> 'service' is null then '[]' else jsonb_build_array(l.row ->> 'service') end,
    'accounts', case when l.row ->> 'accountId' is null then '{"kind": "every-account"}'
      else jsonb_build_object('kind', 'accounts', 'accountIds', jsonb_build_array(l.row ->> 'accountId')) end,
    'currency', l.row -> 'currency', 'minimum', l.row -> 'minimum' -> 'value', 'maximum', l.row -> 'maximum' -> 'value',
    'batchBasis', l.row ->> 'batchBasis', 'createdAt', l.row -> 'createdAt',
    'outcome', case when l.row ->> 'workflow' = 'blocked' then '{"kind": "blocked"}'::jsonb
      else jsonb_build_object('kind', 'approval-workflow', 'approvalWorkflowId', 'aw-' || lpad(l.place::text, 4, '0')) end
  ) order by l.place)
  from latest_rows l where l.company_id = w.company_id), '[]'),
  matrix_version = coalesce((select max(version) + 1 from latest_rows l where l.company_id = w.company_id), 1);

insert into approval_matrices (company_id, version, rows, created_at)
select w.company_id, max(l.version) + 1, jsonb_agg(l.row - 'service' - 'accountId' || jsonb_build_object(
  'id', w.map_id || '-' || l.place, 'mapId', w.map_id,
  'services', case when l.row ->> 'service' is null then 'null' else jsonb_build_array(l.row ->> 'service') end,
  'accountIds', case when l.row ->> 'accountId' is null then 'null' else jsonb_build_array(l.row ->> 'accountId') end)), now()
from workflow_maps w join latest_rows l using (company_id) where w.is_active group by w.company_id;

drop function as_stage(jsonb);
drop table latest_rows;

-- People act for their user group and their sub user group, so copies of who may act depend on both.
drop trigger user_details_forget_copies on user_details;
create trigger user_details_forget_copies after insert or delete or update of user_group, sub_user_group
  on user_details for each row execute function forget_copies_of_company();
create trigger user_groups_forget_copies after insert or delete or update of name
  on user_groups for each row execute function forget_copies_of_company();
create trigger sub_user_groups_forget_copies after insert or delete or update of name
  on sub_user_groups for each row execute function forget_copies_of_company();

-- A workflow map and an enterprise limit as far as a user group names them.
create table workflow_maps (
  company_id text not null references companies,
  map_id text not null,
  name text not null,
  is_active boolean not null default true,
  primary key (company_id, map_id)
);
create table enterprise_limits (
  company_id text not null references companies,
  limit_id text not null,
  name text not null,
  is_active boolean not null default true,
  primary key (company_id, limit_id)
);

create sequence user_group_numbers start 1000;
alter table user_groups
  add column status text not null default 'Active' check (status in ('Active', 'Inactive')),
  add column revision integer not null default 1,
  add column workflow_map_ids text[] not null default '{}',
  add column enterprise_limit_ids text[] not null default '{}',
  add column created_by jsonb not null default '{"userId": "BANK@BANK", "name": "Bank"}',
  add column created_at timestamptz not null default now(),
  add column changed_by jsonb,
  add column changed_at timestamptz,
  -- Null for what the bank set up when the company joined.
  add column approved_by jsonb;
drop index user_groups_by_name;
create unique index user_groups_by_name on user_groups (company_id, lower(name));

-- Each sub user group belongs to the user group of its members.
alter table sub_user_groups add column user_group_id text;
update sub_user_groups s set user_group_id = (
  select g.group_id from user_details d
  join user_groups g on g.company_id = d.company_id and g.name = d.user_group
  where d.company_id = s.company_id and d.sub_user_group = s.name order by d.user_id limit 1);

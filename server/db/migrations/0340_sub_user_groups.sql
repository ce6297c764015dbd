-- Adds to sub user groups the access that they give to their members. Existing groups give what their members have.
alter table sub_user_groups
  add column revision integer not null default 1,
  add column account_access jsonb not null
    default '{"kind": "account-types", "accountTypes": ["CA", "SA"], "inquiry": true, "transaction": true}',
  add column services text[] not null default '{}',
  add column enterprise_limit_ids text[] not null default '{}',
  add column created_by jsonb not null default '{"userId": "BANK@BANK", "name": "Bank"}',
  add column created_at timestamptz not null default now(),
  add column changed_by jsonb,
  add column changed_at timestamptz,
  -- Null for what the bank set up when the company joined.
  add column approved_by jsonb;
update sub_user_groups s set services = array(
  select distinct service from user_details d
  join users u on u.company_id = d.company_id and u.user_id = d.user_id
  cross join lateral unnest(u.services) as service
  where d.company_id = s.company_id and d.sub_user_group = s.name order by service);

-- A sub user group without members had no user group yet; it gets the first of its company.
update sub_user_groups s set user_group_id = (
  select min(g.group_id) from user_groups g where g.company_id = s.company_id) where user_group_id is null;
delete from sub_user_groups where user_group_id is null;
alter table sub_user_groups alter column user_group_id set not null;
drop index sub_user_groups_by_name;
create unique index sub_user_groups_by_name on sub_user_groups (company_id, lower(name));
create index sub_user_groups_by_group on sub_user_groups (company_id, user_group_id);
create index user_details_by_sub_group on user_details (company_id, sub_user_group);
create sequence sub_user_group_numbers start 1000;

-- The rights of a user on an account.
alter table account_access
  add column may_inquire boolean not null default true,
  add column may_debit boolean not null default true;

-- The services that the bank has opened for a company.
create table company_services (
  company_id text not null references companies,
  service text not null,
  primary key (company_id, service)
);
insert into company_services (company_id, service)
select distinct company_id, service from users cross join lateral unnest(services) as service;

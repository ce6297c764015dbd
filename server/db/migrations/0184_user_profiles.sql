-- User groups get an identifier, and profiles remember when they were changed.
create table user_groups (
  company_id text not null references companies,
  group_id text not null,
  name text not null,
  primary key (company_id, group_id)
);
create unique index user_groups_by_name on user_groups (company_id, name);

insert into user_groups (company_id, group_id, name)
select company_id, 'ug-' || lpad((row_number() over (partition by company_id order by user_group))::text, 4, '0'), user_group
from (select distinct company_id, user_group from user_details where user_group is not null) as named;

alter table user_details add column changed_at timestamptz not null default now();
update user_details set changed_at = password_changed_at;

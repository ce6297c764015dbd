create sequence account_group_numbers start 1000;

-- An account group stands under at most one other. The level is stored, so that lists can sort and filter by it.
create table account_groups (
  company_id text not null references companies,
  group_id text not null,
  name text not null,
  parent_id text,
  level integer not null check (level between 1 and 5),
  position integer not null,
  revision integer not null default 1,
  created_by jsonb not null,
  created_at timestamptz not null,
  changed_by jsonb,
  changed_at timestamptz,
  approved_by jsonb,
  primary key (company_id, group_id),
  foreign key (company_id, parent_id) references account_groups (company_id, group_id)
);
create unique index account_groups_by_name on account_groups (company_id, lower(trim(name)));
create index account_groups_by_parent on account_groups (company_id, parent_id);

create table account_group_members (
  company_id text not null,
  account_id text not null,
  group_id text not null,
  primary key (company_id, account_id),
  foreign key (company_id, account_id) references accounts,
  foreign key (company_id, group_id) references account_groups
);
create index account_group_members_of_group on account_group_members (company_id, group_id);

-- The chart as a whole: one row a company, and each version that was in force.
create table hierarchy_charts (
  company_id text primary key references companies,
  revision integer not null default 1,
  changed_by jsonb,
  changed_at timestamptz,
  approved_by jsonb
);
create table hierarchy_chart_versions (
  company_id text not null references companies,
  revision integer not null,
  -- The reference of the task that made this version; null for the one before the first change.
  ref_no text,
  chart jsonb not null,
  made_at timestamptz not null,
  primary key (company_id, revision)
);
create unique index hierarchy_chart_versions_by_task on hierarchy_chart_versions (company_id, ref_no);

-- The group of each account and the groups above it; a hierarchy has at most five levels.
create view account_group_paths as
select m.company_id, m.account_id,
  array_remove(array[g.group_id, g.parent_id, b.parent_id, c.parent_id, d.parent_id], null) as group_ids
from account_group_members m
join account_groups g on g.company_id = m.company_id and g.group_id = m.group_id
left join account_groups b on b.company_id = m.company_id and b.group_id = g.parent_id
left join account_groups c on c.company_id = m.company_id and c.group_id = b.parent_id
left join account_groups d on d.company_id = m.company_id and d.group_id = c.parent_id;

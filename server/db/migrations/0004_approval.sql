create table approval_groups (
  company_id text not null references companies,
  group_id text not null,
  name text not null,
  primary key (company_id, group_id)
);

create table approval_group_members (
  company_id text not null,
  group_id text not null,
  user_id text not null,
  primary key (company_id, group_id, user_id),
  foreign key (company_id, group_id) references approval_groups,
  foreign key (company_id, user_id) references users
);

-- One version is in force: the newest. Its rows are those of domain/approval/types.ts, amounts as text.
create table approval_matrices (
  company_id text not null references companies,
  version integer not null,
  rows jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, version)
);

-- What a person may verify, approve or release at most, in IDR; no row means no limit of their own.
create table person_limits (
  company_id text not null,
  user_id text not null,
  stage text not null check (stage in ('verify', 'approve', 'release')),
  amount numeric(20, 2) not null,
  primary key (company_id, user_id, stage)
);

-- The limits of the amount check, in IDR. subject: a user for role limits, an account for debit limits, '' for daily.
create table company_limits (
  company_id text not null references companies,
  kind text not null check (kind in ('corporate-daily', 'role', 'account-debit')),
  service text not null,
  subject text not null default '',
  amount numeric(20, 2) not null,
  primary key (company_id, kind, service, subject)
);

create table limit_usage (
  company_id text not null references companies,
  service text not null,
  day date not null,
  used numeric(20, 2) not null default 0,
  primary key (company_id, service, day)
);

-- What a person is beyond what every call needs to know of them.
create table user_details (
  company_id text not null,
  user_id text not null,
  identity_type text not null default 'KTP' check (identity_type in ('KTP', 'Passport')),
  identity_number text not null,
  user_group text,
  sub_user_group text,
  language text not null default 'ID' check (language in ('EN', 'ID')),
  email_notices text[] not null default '{}',
  previous_login_at timestamptz,
  password_changed_at timestamptz not null,
  revision integer not null default 1,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users
);

create table token_devices (
  company_id text not null references companies,
  serial_number text not null,
  user_id text,
  token_type text not null check (token_type in ('Hard Token', 'Soft Token')),
  status text not null check (status in ('Waiting for Activation', 'Active', 'Locked')),
  suite text not null default 'OCRA-1:HOTP-SHA256-8:QN08',
  -- Encrypted under the storage key.
  secret bytea not null,
  wrong_responses integer not null default 0,
  assigned_at timestamptz not null,
  primary key (company_id, serial_number),
  foreign key (company_id, user_id) references users
);
create unique index token_devices_of_user on token_devices (company_id, user_id) where user_id is not null;

create table challenges (
  company_id text not null,
  challenge_id uuid not null,
  user_id text not null,
  action text not null,
  items jsonb not null,
  digest bytea not null,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz,
  used_at timestamptz,
  primary key (company_id, challenge_id),
  foreign key (company_id, user_id) references users
);

create table mailed_links (
  token_hash bytea primary key,
  company_id text not null,
  user_id text not null,
  purpose text not null check (purpose in ('activation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz,
  foreign key (company_id, user_id) references users
);
create index mailed_links_of_user on mailed_links (company_id, user_id);

create table company_features (
  company_id text primary key references companies,
  features text[] not null,
  hidden_menus text[] not null,
  payee_input_mode text not null default 'Manual Input & Favorites',
  allowed_locations text[] not null default '{*}'
);

create table admin_tasks (
  company_id text not null references companies,
  task_id text not null,
  ref_no text not null,
  kind text not null,
  subject text not null,
  revision integer not null default 1,
  status text not null,
  details jsonb not null,
  submitted_by text not null,
  submitted_at timestamptz not null,
  primary key (company_id, task_id)
);
create unique index admin_tasks_open on admin_tasks (company_id, kind, subject) where status = 'Pending Approval';
create sequence admin_task_numbers;

-- Every table of a company has company_id first in its key, so that companies can be spread over servers one day.

create table companies (
  company_id text primary key,
  name text not null,
  is_single_access boolean not null default false,
  created_at timestamptz not null default now()
);

create table users (
  company_id text not null references companies,
  user_id text not null,
  name text not null,
  email text not null,
  mobile text not null default '',
  roles text[] not null,
  services text[] not null default '{}',
  flags text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'inactive', 'blocked', 'pending')),
  password_hash text,
  must_change_password boolean not null default false,
  failed_logins integer not null default 0,
  locked_until timestamptz,
  last_login_at timestamptz,
  primary key (company_id, user_id)
);
create unique index users_by_user_id on users (upper(user_id));

create table sessions (
  session_id uuid primary key,
  company_id text not null,
  user_id text not null,
  token_hash bytea not null unique,
  token_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  sealed_key bytea not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  ended_code text,
  foreign key (company_id, user_id) references users
);
create index sessions_open on sessions (company_id, user_id) where ended_at is null;

-- Refresh tokens already exchanged: one that comes back was stolen.
create table spent_refresh_tokens (
  refresh_hash bytea primary key,
  session_id uuid not null references sessions,
  spent_at timestamptz not null
);

-- Captchas, one-time keys, mailed links, event tickets: whatever serves once and for a short time.
create table one_time_items (
  kind text not null,
  item_id text not null,
  content jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (kind, item_id)
);
create index one_time_items_expired on one_time_items (expires_at);

create table stored_answers (
  company_id text not null,
  user_id text not null,
  idempotency_key uuid not null,
  operation text not null,
  body_digest bytea not null,
  sealed_output bytea not null,
  created_at timestamptz not null,
  primary key (company_id, user_id, idempotency_key)
);
create index stored_answers_old on stored_answers (created_at);

create table rate_limits (
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (subject, window_start)
);

create table audit_events (
  company_id text not null references companies,
  number bigint not null,
  happened_at timestamptz not null,
  actor_id text,
  actor_name text,
  event_type text not null,
  subject text not null,
  details jsonb not null default '{}',
  request_id text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, number)
);

create table events (
  event_id bigint generated always as identity primary key,
  company_id text not null,
  user_id text,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index events_of_company on events (company_id, event_id);

create table jobs (
  job_id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'dead')),
  locked_until timestamptz,
  last_error text,
  unique_key text,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at) where state = 'waiting';
create unique index jobs_once on jobs (kind, unique_key) where unique_key is not null and state in ('waiting', 'running');

create table mails (
  mail_id bigint generated always as identity primary key,
  company_id text,
  channel text not null default 'mail' check (channel in ('mail', 'whatsapp')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

create table system_parameters (
  name text not null,
  value text not null,
  description_en text not null,
  description_id text not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (name, effective_from)
);

-- The sandbox's own state: the virtual clock and the host's script.
create table sandbox_settings (
  name text primary key,
  value jsonb not null
);

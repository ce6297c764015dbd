-- Files that are made in the background and kept for their owner until they expire.
create table report_files (
  company_id text not null references companies,
  file_id uuid not null,
  user_id text not null,
  user_name text not null,
  -- What makes it, and of what.
  kind text not null,
  criteria jsonb not null,
  language text not null check (language in ('EN', 'ID')),
  source text not null,
  report_name text not null,
  file_name text not null,
  format_type text not null check (format_type in ('PDF', 'CSV', 'TXT')),
  format_sub_type text not null default 'STANDARD' check (format_sub_type in ('STANDARD', 'NEW_PEB')),
  state text not null default 'GENERATING_REPORT'
    check (state in ('GENERATING_REPORT', 'READY_DOWNLOAD', 'GENERATE_FAILED')),
  code text,
  started_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  downloaded_at timestamptz,
  bytes integer,
  content bytea,
  primary key (company_id, file_id),
  foreign key (company_id, user_id) references users
);
create index report_files_of_user on report_files (company_id, user_id, started_at desc, file_id desc);
create index report_files_expired on report_files (expires_at) where content is not null;

-- A mail may carry a document; it goes when the text goes.
alter table mails add column attachment_name text;
alter table mails add column attachment_type text;
alter table mails add column attachment bytea;

-- Advice of a transaction goes out once for what became of it, however often its job runs.
create table sent_advices (
  company_id text not null,
  id_trx_log text not null,
  outcome text not null check (outcome in ('done', 'rejected')),
  sent_at timestamptz not null,
  primary key (company_id, id_trx_log, outcome)
);

-- What the receiving side gave as proof beyond the bank's own reference, such as the token of an electricity meter.
alter table executions add column if not exists receipt jsonb;

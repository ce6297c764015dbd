-- The records of a file in a request, by the line on which they stand; line 1 is the header.
create table request_records (
  company_id text not null,
  task_id text not null,
  line integer not null check (line > 1),
  record_type text not null,
  -- Follows the file, except where the record was decided on by itself.
  record_status text not null,
  customer_reference text not null,
  beneficiary_name text not null,
  destination text not null,
  destination_bank text not null default '',
  -- The kind of payment as the file writes it, such as BAU.
  service text not null,
  amount numeric(20, 2),
  currency text,
  idr_equivalent numeric(20, 2),
  fee numeric(20, 2),
  content jsonb not null,
  ignored jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- What it said before this revision; null where this revision says the same.
  content_before jsonb,
  changed_by jsonb,
  return_reason text,
  host_reference text,
  executed_at timestamptz,
  primary key (company_id, task_id, line),
  foreign key (company_id, task_id) references requests
);
create index request_records_by_status on request_records (company_id, task_id, record_status, line);

-- What people decided on single records; the file takes over who passed it once all of them are decided on.
create table request_record_decisions (
  company_id text not null,
  task_id text not null,
  line integer not null,
  revision integer not null,
  stage integer not null,
  actor_id text not null,
  actor_name text not null,
  group_ids text[] not null,
  action text not null check (action in ('pass', 'reject')),
  step_no bigint not null,
  decided_at timestamptz not null,
  primary key (company_id, task_id, line, revision, stage, actor_id),
  foreign key (company_id, task_id, line) references request_records,
  foreign key (company_id, task_id, step_no) references request_steps
);

create sequence request_numbers;
create sequence execution_numbers;

-- A request is a transaction on its way; once released the same row is the transaction that came of it.
create table requests (
  company_id text not null references companies,
  task_id text not null,
  ref_no text not null unique,
  menu_access text not null,
  service text,
  status text not null,
  -- The tab of the transaction status on which it stands.
  tab text not null check (tab in ('repair', 'pending', 'forward_dated', 'successful', 'unsuccessful')),
  revision integer not null default 1,
  content jsonb not null,
  fees jsonb,
  conversion jsonb,
  notes jsonb not null default '[]',
  amount numeric(20, 2),
  currency text,
  idr_equivalent numeric(20, 2),
  has_special_rate boolean not null default false,
  account_id text,
  account jsonb,
  payee_account text not null,
  payee_bank text not null,
  payee_name text not null,
  transaction_date date not null,
  execution_date date not null,
  route jsonb not null,
  matched_row text not null,
  -- What the queues ask, kept beside the decisions it follows from and written with them.
  stage_kind text check (stage_kind in ('verify', 'approve', 'release')),
  waiting_groups text[] not null default '{}',
  maker_ids text[] not null,
  acted_ids text[] not null default '{}',
  exceptional jsonb,
  returned jsonb,
  reason text,
  ended_by jsonb,
  created_by text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  due_at timestamptz,
  id_trx_log text unique,
  primary key (company_id, task_id)
);
create index requests_by_status on requests (company_id, status, created_at desc, task_id desc);
create index requests_by_tab on requests (company_id, tab, created_at desc, task_id desc);
create index requests_by_time on requests (company_id, created_at desc, task_id desc);
create index requests_in_queue on requests (company_id, stage_kind, created_at desc, task_id desc) where stage_kind is not null;

create table request_revisions (
  company_id text not null,
  task_id text not null,
  revision integer not null,
  made_by text not null,
  made_by_name text not null,
  made_at timestamptz not null,
  content jsonb not null,
  notes jsonb not null,
  route jsonb not null,
  primary key (company_id, task_id, revision),
  foreign key (company_id, task_id) references requests
);

create table request_steps (
  company_id text not null,
  task_id text not null,
  step_no bigint generated always as identity,
  action text not null,
  actor_id text,
  actor_name text,
  acted_at timestamptz not null,
  execution_date date not null,
  status text not null,
  secondary text not null default '',
  revision integer not null,
  reason text,
  primary key (company_id, task_id, step_no),
  foreign key (company_id, task_id) references requests
);
create index request_steps_by_number on request_steps (company_id, step_no);

-- counts_as: how the approval engine reads it; a repair or a cancellation decides nothing on the route.
create table request_decisions (
  company_id text not null,
  task_id text not null,
  step_no bigint not null,
  kind text not null,
  counts_as text check (counts_as in ('pass', 'reject', 'send-for-repair', 'exceptional-pass')),
  revision integer not null,
  stage integer not null,
  actor_id text not null,
  actor_name text not null,
  group_ids text[] not null,
  decided_at timestamptz not null,
  reason text,
  signature_digest text,
  confirmed_by text,
  eligible jsonb not null default '[]',
  matrix_version integer not null,
  matched_row text not null,
  primary key (company_id, task_id, step_no, actor_id),
  foreign key (company_id, task_id, step_no) references request_steps
);
create index request_decisions_of_actor on request_decisions (company_id, actor_id, decided_at desc, step_no desc);

create table executions (
  company_id text not null,
  id_trx_log text not null,
  task_id text not null,
  state text not null check (state in ('due', 'sent', 'done', 'insufficient', 'unanswered', 'rejected')),
  attempts integer not null default 0,
  sent_at timestamptz,
  host_reference text,
  code text,
  credited_at timestamptz,
  enquiries integer not null default 0,
  last_enquiry_at timestamptz,
  next_enquiry_at timestamptz,
  primary key (company_id, id_trx_log),
  foreign key (company_id, task_id) references requests
);
create unique index executions_of_request on executions (company_id, task_id);

-- Within how many hours a stage should be passed; no row means nobody promised a time.
create table stage_service_levels (
  company_id text not null references companies,
  stage text not null check (stage in ('verify', 'approve', 'release')),
  hours integer not null check (hours > 0),
  primary key (company_id, stage)
);

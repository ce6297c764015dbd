-- A change of administration waits in a task until another administrator decides. What it wants stands in payload, by
-- its kind and action; every revision and every step stays on record.
drop index admin_tasks_open;
-- Tasks and requests are numbered together: both are work in a queue.
drop sequence admin_task_numbers;
alter table admin_tasks rename column kind to record_kind;
alter table admin_tasks
  add column action text,
  add column record_id text,
  add column record_name text,
  add column record_count integer not null default 1,
  add column payload jsonb,
  add column changes jsonb not null default '[]',
  add column maker_ids text[],
  add column submitted_by_name text,
  add column last_acted_by jsonb,
  add column last_acted_at timestamptz,
  add column due_at timestamptz,
  add column reason text,
  add column failure jsonb;

-- Until now a device to be unlocked was all that a task could want.
update admin_tasks t set
  record_kind = 'user-profile',
  action = 'unlock-token',
  record_id = t.submitted_by,
  record_name = u.name,
  payload = jsonb_build_object('serialNumber', t.subject),
  changes = jsonb_build_array(
    jsonb_build_object('field', 'token.' || t.subject || '.status', 'before', 'Locked', 'after', 'Active')),
  maker_ids = array[t.submitted_by],
  submitted_by_name = u.name
from users u where u.company_id = t.company_id and u.user_id = t.submitted_by;

create table admin_task_revisions (
  company_id text not null,
  task_id text not null,
  revision integer not null,
  makers jsonb not null,
  made_at timestamptz not null,
  payload jsonb not null,
  changes jsonb not null,
  primary key (company_id, task_id, revision),
  foreign key (company_id, task_id) references admin_tasks
);

create sequence admin_task_step_numbers;
create table admin_task_steps (
  company_id text not null,
  task_id text not null,
  step_no bigint not null default nextval('admin_task_step_numbers'),
  action text not null,
  -- What a person decided; null for the submission.
  decision text,
  actor_id text not null,
  actor_name text not null,
  acted_at timestamptz not null,
  status text not null,
  revision integer not null,
  reason text,
  signature_digest text,
  -- Who could have decided then.
  eligible jsonb not null default '[]',
  self_approval boolean not null default false,
  primary key (company_id, task_id, step_no),
  foreign key (company_id, task_id) references admin_tasks
);
create unique index admin_task_steps_by_number on admin_task_steps (company_id, step_no);
create index admin_task_steps_of_actor on admin_task_steps (company_id, actor_id, acted_at) where decision is not null;

insert into admin_task_revisions (company_id, task_id, revision, makers, made_at, payload, changes)
select company_id, task_id, revision, jsonb_build_array(jsonb_build_object('userId', submitted_by, 'name', submitted_by_name)),
  submitted_at, payload, changes
from admin_tasks;
insert into admin_task_steps (company_id, task_id, action, actor_id, actor_name, acted_at, status, revision, reason)
select company_id, task_id, 'submit', submitted_by, submitted_by_name, submitted_at, status, revision, nullif(details ->> 'reason', '')
from admin_tasks;

alter table admin_tasks
  drop column subject,
  drop column details,
  alter column action set not null,
  alter column record_name set not null,
  alter column payload set not null,
  alter column maker_ids set not null,
  alter column submitted_by_name set not null;
create unique index admin_tasks_by_reference on admin_tasks (company_id, ref_no);
create index admin_tasks_by_status on admin_tasks (company_id, status, submitted_at);
-- A record changes by one task at a time.
create unique index admin_tasks_open on admin_tasks (company_id, record_kind, record_id)
  where status in ('Pending Approval', 'To Repair', 'Failed');

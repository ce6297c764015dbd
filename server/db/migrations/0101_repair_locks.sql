-- Who has a request open to repair it, so that two people do not mend the same thing; it opens by itself.
create table repair_locks (
  company_id text not null,
  task_id text not null,
  user_id text not null,
  user_name text not null,
  locked_until timestamptz not null,
  primary key (company_id, task_id),
  foreign key (company_id, task_id) references requests
);

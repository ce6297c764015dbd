-- What an open task keeps from other tasks: its records, and the name that it wants. A task that is closed holds nothing.
create table admin_task_holds (
  company_id text not null,
  record_kind text not null,
  -- Empty for a name.
  record_id text not null default '',
  -- Empty for a record; otherwise the name in lower case.
  name_key text not null default '',
  task_id text not null,
  primary key (company_id, record_kind, record_id, name_key),
  foreign key (company_id, task_id) references admin_tasks
);
create index admin_task_holds_of_task on admin_task_holds (company_id, task_id);

insert into admin_task_holds (company_id, record_kind, record_id, task_id)
select company_id, record_kind, record_id, task_id from admin_tasks
where record_id is not null and status in ('Pending Approval', 'To Repair', 'Failed');

create function release_task_holds() returns trigger language plpgsql as $$
begin
  delete from admin_task_holds where company_id = new.company_id and task_id = new.task_id;
  return null;
end $$;
create trigger admin_tasks_release_holds after update of status on admin_tasks
  for each row when (new.status not in ('Pending Approval', 'To Repair', 'Failed'))
  execute function release_task_holds();

drop index admin_tasks_open;
create index admin_tasks_of_record on admin_tasks (company_id, record_kind, record_id)
  where status in ('Pending Approval', 'To Repair', 'Failed');

-- What followed from the change when it was carried out.
alter table admin_tasks add column impact jsonb;

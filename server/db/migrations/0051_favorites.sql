create sequence favorite_numbers start 1000;

create table sub_user_groups (
  company_id text not null references companies,
  group_id text not null,
  name text not null,
  is_active boolean not null default true,
  primary key (company_id, group_id)
);
create unique index sub_user_groups_by_name on sub_user_groups (company_id, name);

-- form is what was approved last; pending_form waits for the request ref_no, like a favourite that is not approved yet.
create table favorites (
  company_id text not null references companies,
  favorite_id text not null,
  revision integer not null default 1,
  name text not null,
  payment_type text not null,
  service text not null,
  payee_name text not null,
  destination text not null,
  destination_bank text not null,
  bank_code text not null,
  currency text not null,
  form jsonb not null,
  pending_form jsonb,
  scope text not null check (scope in ('private', 'sub-user-groups', 'company')),
  sub_user_groups jsonb not null default '[]',
  is_approved boolean not null,
  ref_no text,
  task_id text,
  -- The request by which it was approved or is being approved; none for one saved with a transaction.
  history_task_id text,
  used_times integer not null default 0,
  last_used_at timestamptz,
  account_changed_at timestamptz,
  created_by text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (company_id, favorite_id),
  foreign key (company_id, created_by) references users
);
create unique index favorites_by_name on favorites (company_id, lower(name));
create index favorites_by_destination on favorites (company_id, destination);
create index favorites_waiting on favorites (company_id, ref_no) where ref_no is not null;

-- Whether a payee was paid before is asked by account number.
create index requests_by_payee on requests (company_id, payee_account, created_at desc);
create index requests_by_maker on requests (company_id, created_by, created_at desc);
create index requests_by_customer_reference on requests (company_id, (content #>> '{form,transactionDetails,customerReference}'))
where content #>> '{form,transactionDetails,customerReference}' is not null;
-- What a daily limit has left is summed over the requests of the day.
create index requests_by_execution_date on requests (company_id, execution_date);

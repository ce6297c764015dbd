-- The alias of an account that has none is its name at the bank.
alter table accounts add column alias_revision integer not null default 1;
alter table accounts add column alias_changed_at timestamptz;

-- What an account was once called, because favorites, drafts and returned requests keep a copy.
create table former_aliases (
  company_id text not null,
  account_id text not null,
  alias text not null,
  primary key (company_id, account_id, alias),
  foreign key (company_id, account_id) references accounts
);
create function keep_former_alias() returns trigger language plpgsql as $$
begin
  insert into former_aliases (company_id, account_id, alias) values (old.company_id, old.account_id, old.alias)
    on conflict do nothing;
  return null;
end $$;
create trigger accounts_keep_former_alias after update of alias on accounts
  for each row when (old.alias is distinct from new.alias) execute function keep_former_alias();

create index admin_tasks_of_aliases on admin_tasks (company_id, last_acted_at desc, task_id desc)
  where record_kind = 'account-name' and status = 'Successful';

-- Who of those that the sub user groups give an account sees it. An account without a row is seen by all of them.
create table account_visibility (
  company_id text not null,
  account_id text not null,
  is_narrowed boolean not null,
  revision integer not null,
  created_by jsonb not null,
  created_at timestamptz not null,
  changed_by jsonb,
  changed_at timestamptz,
  approved_by jsonb not null,
  primary key (company_id, account_id),
  foreign key (company_id, account_id) references accounts
);
create table account_visibility_users (
  company_id text not null,
  account_id text not null,
  user_id text not null,
  primary key (company_id, account_id, user_id),
  foreign key (company_id, account_id) references account_visibility,
  foreign key (company_id, user_id) references users
);

-- The accounts that a user sees: what the sub user group gives, narrowed by the rule of the account. All reads of
-- accounts and payments ask this view; only administration reads account_access itself.
create view seen_accounts as
select x.company_id, x.user_id, x.account_id, x.is_favorite, x.may_inquire, x.may_debit
from account_access x
where not exists (
  select 1 from account_visibility v
  where v.company_id = x.company_id and v.account_id = x.account_id and v.is_narrowed
    and not exists (
      select 1 from account_visibility_users u
      where u.company_id = x.company_id and u.account_id = x.account_id and u.user_id = x.user_id));

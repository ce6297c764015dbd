-- What a company allows itself for the debits of one account, in the currency of the account; null leaves it to the bank.
create table account_limits (
  company_id text not null,
  account_id text not null,
  minimum numeric(20, 2),
  maximum numeric(20, 2),
  daily_maximum numeric(20, 2),
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (company_id, account_id),
  foreign key (company_id, account_id) references accounts
);

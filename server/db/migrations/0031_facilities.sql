-- How a movement came about, and the bank on its other side, as account histories show them.
alter table journal_entries add column channel text not null default 'host';
alter table postings add column counterparty_bank text not null default '';

create table facilities (
  company_id text not null references companies,
  facility_id text not null,
  number text not null,
  kind text not null check (kind in ('loan', 'trade-finance', 'trade-guarantee', 'value-chain', 'treasury-solution')),
  name text not null,
  currency text not null,
  plafond numeric(20, 2) not null,
  interest_rate numeric(9, 6),
  parent_id text,
  maturity_date date not null,
  details jsonb not null default '{}',
  primary key (company_id, facility_id)
);

create table facility_favorites (
  company_id text not null,
  user_id text not null,
  facility_id text not null,
  primary key (company_id, user_id, facility_id),
  foreign key (company_id, facility_id) references facilities
);

-- Letters of credit, guarantees, financed invoices and treasury deals; details holds what only its kind has.
create table facility_records (
  company_id text not null,
  record_id text not null,
  kind text not null check (kind in ('trade', 'guarantee', 'invoice', 'deal')),
  facility_id text not null,
  number text not null,
  counterparty text not null,
  currency text not null,
  amount numeric(20, 2) not null,
  outstanding numeric(20, 2) not null,
  due_date date not null,
  is_open boolean not null,
  details jsonb not null,
  primary key (company_id, record_id),
  foreign key (company_id, facility_id) references facilities
);
create index facility_records_due on facility_records (company_id, kind, due_date, record_id);

create table loan_instalments (
  company_id text not null,
  account_id text not null,
  number integer not null,
  due_date date not null,
  principal numeric(20, 2) not null,
  interest numeric(20, 2) not null,
  penalty numeric(20, 2) not null default 0,
  remaining numeric(20, 2) not null,
  paid_on date,
  primary key (company_id, account_id, number),
  foreign key (company_id, account_id) references accounts
);

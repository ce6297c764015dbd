-- The bank's own accounts belong to the company @BANK: clearing, fees, positions in foreign currency.
create table accounts (
  company_id text not null references companies,
  account_id text not null,
  number text not null unique,
  alias text not null,
  name text not null,
  kind text not null check (kind in ('CA', 'SA', 'TD', 'LOAN', 'BANK')),
  currency text not null,
  branch text not null,
  status text not null default 'active' check (status in ('active', 'blocked', 'dormant', 'closed')),
  interest_rate numeric(9, 6) not null default 0,
  details jsonb not null default '{}',
  primary key (company_id, account_id)
);

create table account_access (
  company_id text not null,
  user_id text not null,
  account_id text not null,
  is_favorite boolean not null default false,
  primary key (company_id, user_id, account_id),
  foreign key (company_id, user_id) references users,
  foreign key (company_id, account_id) references accounts
);

-- Double entry: the postings of an entry sum to nothing in each currency.
create table journal_entries (
  entry_id uuid primary key,
  kind text not null,
  reference text not null,
  booked_at timestamptz not null,
  value_date date not null
);
create unique index journal_entries_once on journal_entries (kind, reference);

create table postings (
  company_id text not null,
  account_id text not null,
  posting_id bigint generated always as identity,
  entry_id uuid not null references journal_entries,
  amount numeric(20, 2) not null,
  currency text not null,
  balance_after numeric(20, 2) not null,
  description text not null,
  counterparty_name text not null default '',
  counterparty_number text not null default '',
  booked_at timestamptz not null,
  value_date date not null,
  primary key (company_id, account_id, posting_id),
  foreign key (company_id, account_id) references accounts
);
create index postings_by_time on postings (company_id, account_id, booked_at desc, posting_id desc);
create index postings_of_entry on postings (entry_id);

-- What the postings sum to, kept beside them in the same transaction; a check proves that they agree.
create table account_balances (
  company_id text not null,
  account_id text not null,
  balance numeric(20, 2) not null default 0,
  hold numeric(20, 2) not null default 0,
  updated_at timestamptz not null,
  primary key (company_id, account_id),
  foreign key (company_id, account_id) references accounts
);

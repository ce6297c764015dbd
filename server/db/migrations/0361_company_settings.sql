-- The revision of each group of settings that a company changes as a whole, and who changed it last.
create table company_settings (
  company_id text not null references companies,
  setting text not null,
  revision integer not null default 1,
  changed_by jsonb not null,
  changed_at timestamptz not null,
  approved_by jsonb not null,
  primary key (company_id, setting)
);

-- The most that each role may act on, by transaction type, in rupiah. A missing row leaves it to the bank.
create table delegations (
  company_id text not null references companies,
  service text not null references services,
  role text not null check (role in ('MK', 'VF', 'AP', 'RL')),
  amount numeric(20, 2) not null,
  primary key (company_id, service, role)
);

-- The transfers that a bank abroad sends back to the host of the sandbox, and what came back once it did.
create table host_returns (
  company_id text not null,
  reference text not null,
  reason text not null,
  returns_at timestamptz not null,
  debit_account_id text not null,
  debit_currency text not null,
  currency text not null,
  sent numeric(20, 2) not null,
  debited numeric(20, 2) not null,
  answer jsonb,
  primary key (company_id, reference)
);

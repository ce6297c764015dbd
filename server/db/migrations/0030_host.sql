-- What the sandbox host shall answer next; each line is used once, the oldest first.
create table host_script (
  script_id bigint generated always as identity primary key,
  operation text not null check (operation in ('inquirePayee', 'inquireProxy', 'transfer')),
  service text,
  answer jsonb not null,
  used_at timestamptz
);
create index host_script_next on host_script (operation, script_id) where used_at is null;

-- What the host did with each order: the answer it gave, and what an enquiry will say.
create table host_transfers (
  company_id text not null,
  reference text not null,
  answer jsonb not null,
  outcome jsonb not null,
  recorded_at timestamptz not null,
  primary key (company_id, reference)
);

-- What the nightly check of the set-up found in each company.
create table finding_checks (
  company_id text primary key references companies,
  -- The first day is what later ones are compared with; nothing is new on it.
  first_on date not null,
  last_on date not null,
  checked_at timestamptz not null
);

create table nightly_findings (
  company_id text not null references companies,
  finding_key text not null,
  finding jsonb not null,
  found_on date not null,
  -- Null while it is not solved.
  solved_on date,
  primary key (company_id, finding_key)
);

-- What differs between the billings of the tax office, of customs, and of revenue that is no tax.
create table tax_billing_kinds (
  kind text not null check (kind in ('tax-office', 'customs', 'non-tax')),
  fee numeric(20, 2) not null,
  maximum numeric(20, 2),
  closes_at text,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (kind, effective_from)
);
insert into tax_billing_kinds (kind, fee, maximum, closes_at, effective_from, source) values
  ('tax-office', 0, 500000000000, '21:00', '2026-01-01', 'Sandbox sample'),
  ('customs', 5000, 500000000000, '21:00', '2026-01-01', 'Sandbox sample'),
  ('non-tax', 5000, 50000000000, '21:00', '2026-01-01', 'Sandbox sample');

insert into reference_lists (kind, parent, code, position, text_en, text_id, extra, source) values
  ('TAX_DEPOSIT_TYPE', '411128', '402', 402, 'Transfer of land and buildings', 'Pengalihan Hak atas Tanah dan/atau Bangunan',
   '{"periodKind": "month", "needsAssessmentLetter": false, "needsTaxObject": true}', 'Sandbox sample'),
  ('TAX_DEPOSIT_TYPE', '411128', '403', 403, 'Rent of land and buildings', 'Persewaan Tanah dan/atau Bangunan',
   '{"periodKind": "month", "needsAssessmentLetter": false, "needsTaxObject": true}', 'Sandbox sample');

-- The billings that a company created in the portal.
create table tax_billings (
  company_id text not null,
  billing_id text not null,
  billing jsonb not null,
  created_by text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (company_id, billing_id)
);
create index tax_billings_by_time on tax_billings (company_id, created_at desc, billing_id desc);

-- The state revenue system of the sandbox: the billings that it was asked about or asked for, and those that are paid.
create table host_tax_billings (
  billing_id text primary key,
  billing jsonb not null,
  -- What a creation asked for, so that the same question again gets the same billing.
  asked text unique,
  recorded_at timestamptz not null
);
create table host_tax_payments (
  billing_id text primary key,
  -- NPWP, MAP, KJS, period and amount; empty where the billing has none.
  tax_key text not null,
  ntpn text not null,
  paid_at timestamptz not null
);
create index host_tax_payments_by_key on host_tax_payments (tax_key);

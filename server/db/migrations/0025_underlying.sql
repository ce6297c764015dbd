-- Documents behind foreign-exchange transactions. Amounts named eq are equivalents in US dollars.
create table underlying_documents (
  company_id text not null references companies,
  underlying_code text not null,
  beneficiary_name text not null,
  purpose text not null,
  supporting_document text not null,
  document_number text not null,
  document_date date not null,
  document_amount numeric(20, 2) not null,
  document_currency text not null,
  rate text,
  tolerance text not null,
  limit_eq numeric(20, 2) not null,
  expires_on date not null,
  review text not null default 'in-review' check (review in ('in-review', 'accepted', 'refused')),
  review_note text,
  file_name text,
  file_type text check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
  file_content bytea,
  submitted_by text,
  submitted_by_name text,
  submitted_at timestamptz not null,
  primary key (company_id, underlying_code)
);
create unique index underlying_documents_once on underlying_documents (company_id, beneficiary_name, document_number) where review <> 'refused';
create index underlying_documents_by_expiry on underlying_documents (company_id, expires_on, underlying_code);

-- What a transaction holds or has used. underlying_code '' is what was bought without a document, below the threshold.
create table underlying_uses (
  company_id text not null references companies,
  underlying_code text not null default '',
  ref_no text not null,
  transaction_date date not null,
  beneficiary_name text not null,
  amount numeric(20, 2) not null,
  currency text not null,
  amount_eq numeric(20, 2) not null,
  state text not null check (state in ('reserved', 'used', 'returned')),
  made_by text not null,
  made_by_name text not null,
  primary key (company_id, underlying_code, ref_no)
);
create index underlying_uses_by_day on underlying_uses (company_id, transaction_date, ref_no);

-- How much foreign currency a company may buy in a month, in US dollars, where the bank has set it.
create table foreign_currency_limits (
  company_id text not null references companies,
  amount numeric(20, 2) not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (company_id, effective_from)
);

-- Uploads of one or several files, followed while the files are validated.
create table bulk_uploads (
  company_id text not null references companies,
  upload_id uuid not null,
  user_id text not null,
  started_at timestamptz not null,
  primary key (company_id, upload_id),
  foreign key (company_id, user_id) references users
);

-- How each person has left the progress panel of an upload.
create table bulk_notices (
  company_id text not null,
  user_id text not null,
  upload_id uuid not null,
  notice_status text not null check (notice_status in ('open', 'small', 'closed')),
  primary key (company_id, user_id, upload_id),
  foreign key (company_id, upload_id) references bulk_uploads on delete cascade
);

create table bulk_files (
  company_id text not null,
  batch_number text not null,
  upload_id uuid not null,
  revision integer not null default 1,
  -- Null until the file has been proceeded; the request then knows its status.
  ref_no text,
  task_id text,
  status text,
  file_name text not null,
  bulk_type text not null check (bulk_type in ('payment', 'debit', 'favorite')),
  record_type text not null,
  menu_access text not null,
  service text,
  upload_mode text not null check (upload_mode in ('quick', 'non-quick')),
  upload_status text not null,
  approval_method text not null check (approval_method in ('per-file', 'per-record')),
  debit_method text,
  credit_method text,
  from_account jsonb,
  transaction_date date,
  total_records integer not null,
  checked_records integer not null default 0,
  passed_records integer not null default 0,
  faulty_records integer not null default 0,
  currency text,
  total_amount numeric(20, 2),
  total_fee numeric(20, 2),
  -- Why the file as a whole failed.
  code text,
  created_by text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (company_id, batch_number),
  foreign key (company_id, upload_id) references bulk_uploads
);
create unique index bulk_files_by_reference on bulk_files (company_id, ref_no) where ref_no is not null;
create index bulk_files_of_upload on bulk_files (company_id, upload_id);
create index bulk_files_by_time on bulk_files (company_id, created_at desc, batch_number desc);

create table bulk_favorite_records (
  company_id text not null,
  batch_number text not null,
  line integer not null,
  favorite_id text,
  favorite_name text not null,
  payment_type text not null check (payment_type in ('LCY', 'FCY', 'BILL_PAY', 'TOPUP')),
  payee_name text not null,
  destination text not null,
  destination_bank text not null,
  record_status text not null,
  code text,
  primary key (company_id, batch_number, line),
  foreign key (company_id, batch_number) references bulk_files on delete cascade
);

-- A series: one request that is approved once, and pays again and again.
create table recurring_series (
  company_id text not null references companies,
  task_id text not null,
  payment_type text not null,
  frequency_type text not null,
  start_date date not null,
  end_date date not null,
  occurrences integer not null,
  -- The lowest occurrence that is still to come, and its planned day; null before the approval and after the end.
  next_occurrence integer,
  next_date date,
  primary key (company_id, task_id),
  foreign key (company_id, task_id) references requests (company_id, task_id)
);
create index recurring_series_next on recurring_series (company_id, next_date, task_id);

-- The occurrences that were dealt with or tried; later ones are computed from the timing of the series.
create table recurring_occurrences (
  company_id text not null references companies,
  series_task_id text not null,
  occurrence integer not null,
  planned_date date not null,
  execution_date date,
  shift text not null,
  holiday_name text,
  state text not null check (state in ('retrying', 'started', 'skipped', 'failed')),
  code text,
  amount numeric(20, 2) not null,
  currency text not null,
  attempts integer not null default 0,
  -- Null unless it is tried again, or its transaction waits for money.
  next_attempt_at timestamptz,
  task_id text,
  skipped_by_name text,
  updated_at timestamptz not null,
  primary key (company_id, series_task_id, occurrence),
  foreign key (company_id, series_task_id) references recurring_series (company_id, task_id)
);
create unique index recurring_occurrences_task on recurring_occurrences (company_id, task_id) where task_id is not null;

alter table requests add column series_ref_no text;
create or replace view requests_as_made as
select r.company_id, r.task_id, r.ref_no, r.menu_access, v.service, r.status, r.tab, v.revision, v.content, v.fees,
  v.conversion, v.notes, v.amount, v.currency, v.idr_equivalent, v.has_special_rate, v.account_id, v.account,
  v.payee_account, v.payee_bank, v.payee_name, v.transaction_date,
  case when v.revision = r.revision then r.execution_date else v.transaction_date end as execution_date,
  v.route, v.matched_row, r.stage_kind, r.waiting_groups, r.maker_ids, r.acted_ids, r.exceptional, r.returned,
  r.reason, r.ended_by, r.created_by, r.created_by_name, r.created_at, r.updated_at, r.due_at, r.id_trx_log,
  v.rupiah_rate, r.series_ref_no
from requests r join request_revisions v using (company_id, task_id);

insert into system_parameters (name, value, description_en, description_id, effective_from, source) values
  ('RECURRING_MAX_FREQUENCY_YEARLY', '6', 'Payments of a yearly series at most', 'Jumlah pembayaran tahunan paling banyak', '2026-01-01', 'Product terms for recurring payments 2026'),
  ('RECURRING_MAX_ATTEMPTS', '3', 'Working days on which an occurrence is tried at most', 'Hari kerja paling banyak untuk mencoba suatu pembayaran berkala', '2026-01-01', 'Product terms for recurring payments 2026');
insert into reference_lists (kind, code, position, text_en, text_id, extra, source) values
  ('RECURRING_FREQUENCY', 'YEARLY', 5, 'Yearly', 'Tahunan', '{"dayChoice": "none", "limit": "RECURRING_MAX_FREQUENCY_YEARLY"}', 'Ketentuan pembayaran berkala 2026');

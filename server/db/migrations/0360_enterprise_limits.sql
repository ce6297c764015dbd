-- The most that the bank allows a company for each transaction type, in rupiah, and the roles that take part in it.
-- Service '' is the company as a whole, which has a daily ceiling only.
create table limit_defaults (
  service text not null,
  default_limit numeric(20, 2),
  daily_ceiling numeric(20, 2) not null,
  roles text[] not null default '{}',
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (service, effective_from)
);
insert into limit_defaults (service, default_limit, daily_ceiling, roles, effective_from, source)
select service, most, daily, roles, '2026-01-01', 'Ketentuan limit transaksi bank 2026' from (values
  ('', null, 50000000000, '{}'::text[]),
  ('SVC_LCY_OVB', 25000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_LCY_ONLINE', 50000000, 1000000000, '{MK,VF,AP,RL}'),
  ('SVC_LCY_BIFAST', 250000000, 10000000000, '{MK,VF,AP,RL}'),
  ('SVC_LCY_LLG', 1000000000, 10000000000, '{MK,VF,AP,RL}'),
  ('SVC_LCY_RTGS', 25000000000, 50000000000, '{MK,VF,AP,RL}'),
  ('SVC_FCY_OVB', 25000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_FCY_TT', 25000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_BILL_PAY', 500000000, 5000000000, '{MK,VF,AP,RL}'),
  ('SVC_TOPUP', 20000000, 1000000000, '{MK,VF,AP,RL}'),
  ('SVC_TAX_PAY', 10000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_BULK_PAYROLL', 25000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_BULK_TRF', 25000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_BULK_BILLTOP', 5000000000, 10000000000, '{MK,VF,AP,RL}'),
  ('SVC_BULK_TAX_PAY', 25000000000, 25000000000, '{MK,VF,AP,RL}'),
  ('SVC_BULK_DD', 25000000000, 25000000000, '{MK,VF,AP,RL}')
) as row (service, most, daily, roles);

create sequence enterprise_limit_numbers start 1000;
create sequence enterprise_limit_item_numbers start 1000;
alter table enterprise_limits
  add column minimum_amount numeric(20, 2) not null default 0,
  add column maximum_amount numeric(20, 2) not null default 25000000000,
  add column revision integer not null default 1,
  add column created_by jsonb not null default '{"userId": "BANK@BANK", "name": "Bank"}',
  add column created_at timestamptz not null default now(),
  add column changed_by jsonb,
  add column changed_at timestamptz,
  -- Null for what the bank set up when the company joined.
  add column approved_by jsonb;
create unique index enterprise_limits_by_name on enterprise_limits (company_id, lower(name));

create table enterprise_limit_items (
  company_id text not null,
  limit_id text not null,
  service text not null references services,
  item_id text not null default 'eli-' || lpad(nextval('enterprise_limit_item_numbers')::text, 4, '0'),
  amount numeric(20, 2) not null,
  primary key (company_id, limit_id, service),
  foreign key (company_id, limit_id) references enterprise_limits on delete cascade
);
-- A limit that was only a name until now allows what the bank allows.
insert into enterprise_limit_items (company_id, limit_id, service, amount)
select l.company_id, l.limit_id, d.service, d.default_limit
from enterprise_limits l, limit_defaults d where d.service <> '';

-- A file has one execution for each of its records; every other request has record 1. The number under which the bank
-- knows a request is the same for all of them.
alter table executions add column record_no integer not null default 1 check (record_no > 0);
alter table executions alter column record_no drop default;
alter table executions add column idr_equivalent numeric(20, 2);
update executions e set idr_equivalent = r.idr_equivalent from requests r
where r.company_id = e.company_id and r.task_id = e.task_id;
alter table executions drop constraint executions_pkey;
drop index executions_of_request;
alter table executions add primary key (company_id, task_id, record_no);
create index executions_by_number on executions (company_id, id_trx_log);

-- The sandbox's billers remember what was paid to them.
create table host_bill_payments (
  institution text not null,
  customer_number text not null,
  bill_id text not null,
  reference text not null,
  amount numeric(20, 2) not null,
  paid_at timestamptz not null,
  primary key (institution, customer_number, bill_id, reference)
);

-- Of an amount in another currency: what one unit was taken to be worth, and where that stands.
alter table requests add column rupiah_rate jsonb;
alter table request_revisions add column rupiah_rate jsonb;

create or replace view requests_as_made as
select r.company_id, r.task_id, r.ref_no, r.menu_access, v.service, r.status, r.tab, v.revision, v.content, v.fees,
  v.conversion, v.notes, v.amount, v.currency, v.idr_equivalent, v.has_special_rate, v.account_id, v.account,
  v.payee_account, v.payee_bank, v.payee_name, v.transaction_date,
  case when v.revision = r.revision then r.execution_date else v.transaction_date end as execution_date,
  v.route, v.matched_row, r.stage_kind, r.waiting_groups, r.maker_ids, r.acted_ids, r.exceptional, r.returned,
  r.reason, r.ended_by, r.created_by, r.created_by_name, r.created_at, r.updated_at, r.due_at, r.id_trx_log,
  v.rupiah_rate
from requests r join request_revisions v using (company_id, task_id);

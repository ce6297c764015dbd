-- What a revision asked for is kept with it: a decision on it shows that, whatever later revisions say.
alter table request_revisions
  add column service text,
  add column fees jsonb,
  add column conversion jsonb,
  add column amount numeric(20, 2),
  add column currency text,
  add column idr_equivalent numeric(20, 2),
  add column has_special_rate boolean not null default false,
  add column account_id text,
  add column account jsonb,
  add column payee_account text,
  add column payee_bank text,
  add column payee_name text,
  add column transaction_date date,
  add column matched_row jsonb;

update request_revisions v set
  service = r.service, fees = r.fees, conversion = r.conversion, amount = r.amount, currency = r.currency,
  idr_equivalent = r.idr_equivalent, has_special_rate = r.has_special_rate, account_id = r.account_id,
  account = r.account, payee_account = r.payee_account, payee_bank = r.payee_bank, payee_name = r.payee_name,
  transaction_date = r.transaction_date, matched_row = r.matched_row
from requests r where r.company_id = v.company_id and r.task_id = v.task_id;

-- Of earlier revisions only the form was kept; what it says is taken from there, and its costs are not known any more.
update request_revisions v set
  fees = null,
  conversion = null,
  service = 'SVC_LCY_' || (v.content #>> '{form,transferType}'),
  amount = (v.content #>> '{form,transactionDetails,amount,value}')::numeric,
  idr_equivalent = (v.content #>> '{form,transactionDetails,amount,value}')::numeric,
  account_id = v.content #>> '{form,fromAccount,id}',
  account = v.content #> '{form,fromAccount}',
  payee_account = v.content #>> '{form,payee,beneficiary,accountNumber}',
  payee_bank = coalesce(v.content #>> '{form,payee,beneficiary,bankName}', v.payee_bank),
  payee_name = v.content #>> '{form,payee,beneficiary,accountName}',
  transaction_date = coalesce((v.content #>> '{form,timing,transactionDate}')::date,
    (v.made_at at time zone 'Asia/Jakarta')::date)
from requests r
where r.company_id = v.company_id and r.task_id = v.task_id and r.revision > v.revision
  and v.content ->> 'kind' = 'local-transfer' and v.content #> '{form,payee,beneficiary}' is not null;

alter table request_revisions
  alter column payee_account set not null,
  alter column payee_bank set not null,
  alter column payee_name set not null,
  alter column transaction_date set not null;

-- Each revision of each request, in the columns of a request; where it stands now comes from the request itself.
create view requests_as_made as
select r.company_id, r.task_id, r.ref_no, r.menu_access, v.service, r.status, r.tab, v.revision, v.content, v.fees,
  v.conversion, v.notes, v.amount, v.currency, v.idr_equivalent, v.has_special_rate, v.account_id, v.account,
  v.payee_account, v.payee_bank, v.payee_name, v.transaction_date,
  case when v.revision = r.revision then r.execution_date else v.transaction_date end as execution_date,
  v.route, v.matched_row, r.stage_kind, r.waiting_groups, r.maker_ids, r.acted_ids, r.exceptional, r.returned,
  r.reason, r.ended_by, r.created_by, r.created_by_name, r.created_at, r.updated_at, r.due_at, r.id_trx_log
from requests r join request_revisions v using (company_id, task_id);

alter table admin_task_revisions
  add column record_name text,
  add column record_count integer not null default 1;
update admin_task_revisions v set record_name = t.record_name, record_count = t.record_count
from admin_tasks t where t.company_id = v.company_id and t.task_id = v.task_id;
alter table admin_task_revisions alter column record_name set not null;

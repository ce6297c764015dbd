-- due_at is the earlier of two moments: the end of the service level of the present step, and of the hours in which the
-- request can be paid on its day. Exceptional users may decide only after the first one.
alter table requests add column sla_ends_at timestamptz;
update requests set sla_ends_at = due_at;

create or replace view requests_as_made as
select r.company_id, r.task_id, r.ref_no, r.menu_access, v.service, r.status, r.tab, v.revision, v.content, v.fees,
  v.conversion, v.notes, v.amount, v.currency, v.idr_equivalent, v.has_special_rate, v.account_id, v.account,
  v.payee_account, v.payee_bank, v.payee_name, v.transaction_date,
  case when v.revision = r.revision then r.execution_date else v.transaction_date end as execution_date,
  v.route, v.matched_row, r.stage_kind, r.waiting_groups, r.maker_ids, r.acted_ids, r.exceptional, r.returned,
  r.reason, r.ended_by, r.created_by, r.created_by_name, r.created_at, r.updated_at, r.due_at, r.id_trx_log,
  v.rupiah_rate, r.series_ref_no, case when v.revision = r.revision then r.failure end as failure, r.sla_ends_at
from requests r join request_revisions v using (company_id, task_id);

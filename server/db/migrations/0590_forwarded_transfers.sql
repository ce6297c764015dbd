-- A transfer abroad is not paid when its money leaves: the bank of the payee still credits it or sends it back.
alter table executions drop constraint executions_state_check;
alter table executions add constraint executions_state_check
  check (state in ('due', 'sent', 'forwarded', 'done', 'insufficient', 'unanswered', 'rejected'));
alter table requests add column is_forwarded boolean not null default false;

update executions set state = 'forwarded'
where state = 'done' and credited_at is null and receipt ->> 'uetr' is not null;
update requests r set is_forwarded = true, status = 'Pending by Bank', tab = 'pending'
from executions e
where e.company_id = r.company_id and e.task_id = r.task_id and e.state = 'forwarded' and r.status = 'Successful';

create or replace view requests_as_made as
select r.company_id, r.task_id, r.ref_no, r.menu_access, v.service, r.status, r.tab, v.revision, v.content, v.fees,
  v.conversion, v.notes, v.amount, v.currency, v.idr_equivalent, v.has_special_rate, v.account_id, v.account,
  v.payee_account, v.payee_bank, v.payee_name, v.transaction_date,
  case when v.revision = r.revision then r.execution_date else v.transaction_date end as execution_date,
  v.route, v.matched_row, r.stage_kind, r.waiting_groups, r.maker_ids, r.acted_ids, r.exceptional, r.returned,
  r.reason, r.ended_by, r.created_by, r.created_by_name, r.created_at, r.updated_at, r.due_at, r.id_trx_log,
  v.rupiah_rate, r.series_ref_no, case when v.revision = r.revision then r.failure end as failure, r.sla_ends_at,
  r.is_forwarded
from requests r join request_revisions v using (company_id, task_id);

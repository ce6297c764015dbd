-- Why the bank did not carry out a request: the code, and its parameters in both languages. reason keeps what a person
-- wrote, and the English sentences of before whose code is not known.
alter table requests add column failure jsonb;
alter table request_steps add column failure jsonb;

update requests r set reason = null, failure = (
  select jsonb_build_object('code', e.code, 'words', jsonb_build_object(
    'EN', coalesce(e.code_words -> 'EN', '{}') || jsonb_build_object('reference', r.ref_no),
    'ID', coalesce(e.code_words -> 'ID', '{}') || jsonb_build_object('reference', r.ref_no)))
  from executions e
  where e.company_id = r.company_id and e.task_id = r.task_id and e.code is not null
    and e.state = case r.status when 'Pending by Bank' then 'unanswered' when 'Pending Execute' then 'insufficient'
      else 'rejected' end
  order by e.record_no limit 1)
where r.status in ('Failed', 'Partial Successful', 'Pending by Bank', 'Pending Execute')
  and exists (
    select 1 from executions e where e.company_id = r.company_id and e.task_id = r.task_id and e.code is not null
      and e.state = case r.status when 'Pending by Bank' then 'unanswered' when 'Pending Execute' then 'insufficient'
        else 'rejected' end);

-- The last step of such a request is the answer of the bank.
update request_steps s set failure = r.failure
from requests r
where r.company_id = s.company_id and r.task_id = s.task_id and r.failure is not null and s.action = 'execute'
  and s.status = r.status and s.step_no = (
    select max(l.step_no) from request_steps l where l.company_id = s.company_id and l.task_id = s.task_id);

create or replace view requests_as_made as
select r.company_id, r.task_id, r.ref_no, r.menu_access, v.service, r.status, r.tab, v.revision, v.content, v.fees,
  v.conversion, v.notes, v.amount, v.currency, v.idr_equivalent, v.has_special_rate, v.account_id, v.account,
  v.payee_account, v.payee_bank, v.payee_name, v.transaction_date,
  case when v.revision = r.revision then r.execution_date else v.transaction_date end as execution_date,
  v.route, v.matched_row, r.stage_kind, r.waiting_groups, r.maker_ids, r.acted_ids, r.exceptional, r.returned,
  r.reason, r.ended_by, r.created_by, r.created_by_name, r.created_at, r.updated_at, r.due_at, r.id_trx_log,
  v.rupiah_rate, r.series_ref_no, case when v.revision = r.revision then r.failure end as failure
from requests r join request_revisions v using (company_id, task_id);

insert into requests (company_id, task_id, ref_no, menu_access, service, status, tab, content, fees, amount, currency,
  idr_equivalent, account_id, account, payee_account, payee_bank, payee_name, transaction_date, execution_date, route,
  matched_row, stage_kind, waiting_groups, maker_ids, acted_ids, returned, reason, ended_by, created_by, created_by_name,
  created_at, updated_at, due_at, id_trx_log)
select p.company_id, p.task_id, p.ref_no, 'LCY', 'SVC_LCY_BIFAST',
  case p.state when 'verify' then 'Pending Verify' when 'approve' then 'Pending Approve' when 'release' then 'Pending Release'
    when 'repair' then 'For Repair' when 'forward' then 'Pending Execute' when 'done' then 'Successful'
    when 'failed' then 'Failed' when 'rejected' then 'Rejected' else 'Cancelled' end,
  case p.state when 'repair' then 'repair' when 'forward' then 'forward_dated' when 'done' then 'successful'
    when 'failed' then 'unsuccessful' when 'rejected' then 'unsuccessful' when 'cancelled' then 'unsuccessful' else 'pending' end,
  jsonb_build_object('kind', 'local-transfer', 'form', jsonb_build_object(
    'transferType', 'BIFAST', 'fromAccount', account,
    'payee', jsonb_build_object('kind', 'account', 'beneficiary', jsonb_build_object('bankCode', p.bank_code,
      'bankName', p.bank, 'accountNumber', p.payee_number, 'accountName', p.payee_name, 'currency', 'IDR')),
    'transactionDetails', jsonb_build_object('amount', money, 'purposeCode', '99', 'info', 'Invoice ' || p.number),
    'charges', '{"chargeTransactionFeeTo":"REMITTER"}'::jsonb, 'timing', '{"kind":"immediate"}'::jsonb)),
  jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('type', 'transaction', 'amount', fee, 'account', p.account_number)),
    'totalFee', fee, 'totalDebit', jsonb_build_object('value', (p.amount + 2500)::numeric(20, 2)::text, 'currency', 'IDR')),
  p.amount, 'IDR', p.amount, p.account_id, account, p.payee_number, p.bank, p.payee_name, p.day,
  case p.state when 'forward' then p.day + 7 else p.day end, plan_route.route, '{"name":"Pembayaran rutin","minimum":{"value":"0.00","currency":"IDR"},"maximum":{"value":"50000000.00","currency":"IDR"}}'::jsonb,
  case when p.state in ('verify', 'approve', 'release') then p.state end,
  case p.state when 'verify' then '{keuangan}' when 'approve' then '{direksi}' when 'release' then '{treasury}' else '{}' end::text[],
  array[p.maker_id],
  (array['VERIFIER01@' || p.company_id, 'APPROVER02@' || p.company_id, 'RELEASER01@' || p.company_id])[1:p.passed],
  case p.state when 'repair' then jsonb_build_object('actor', approver, 'at', to_char(p.created_at at time zone 'Asia/Jakarta',
    'YYYY-MM-DD"T"HH24:MI:SS+07:00'), 'stage', 'approve', 'reason', 'Nominal tidak sesuai') end,
  case p.state when 'repair' then 'Nominal tidak sesuai' when 'rejected' then 'Sudah dibayar' when 'failed' then 'Rejected by the bank' end,
  case p.state when 'rejected' then approver when 'cancelled' then jsonb_build_object('userId', p.maker_id, 'name', p.maker_name) end,
  p.maker_id, p.maker_name, p.created_at, p.created_at + interval '7 minutes' * (p.passed + 1),
  case when p.state in ('verify', 'approve', 'release') then seed.now + interval '8 hours' * (p.chance * 2 - 0.1) end,
  case when p.state in ('done', 'failed') then p.id_trx_log end
from seed, planned p,
  (select '{"rowId":"small","matrixVersion":1,"stages":[{"kind":"verify","groups":[{"groupId":"keuangan","quorum":1}]},
    {"kind":"approve","groups":[{"groupId":"direksi","quorum":1}]},{"kind":"release","groups":[{"groupId":"treasury","quorum":1}]}]}'::jsonb
    as route, '{"value":"2500.00","currency":"IDR"}'::jsonb as fee) as plan_route
cross join lateral (select
  jsonb_build_object('id', p.account_id, 'number', p.account_number, 'alias', p.alias, 'currency', 'IDR') as account,
  jsonb_build_object('value', p.amount::numeric(20, 2)::text, 'currency', 'IDR') as money,
  jsonb_build_object('userId', 'APPROVER02@' || p.company_id, 'name', 'Ratna Kusuma') as approver) as parts;

insert into request_revisions (company_id, task_id, revision, made_by, made_by_name, made_at, content, notes, route, service,
  fees, conversion, amount, currency, idr_equivalent, account_id, account, payee_account, payee_bank, payee_name,
  transaction_date, matched_row)
select r.company_id, r.task_id, 1, r.created_by, r.created_by_name, r.created_at, r.content, r.notes, r.route, r.service,
  r.fees, r.conversion, r.amount, r.currency, r.idr_equivalent, r.account_id, r.account, r.payee_account, r.payee_bank,
  r.payee_name, r.transaction_date, r.matched_row
from requests r join shares using (company_id);

insert into request_steps (company_id, task_id, step_no, action, actor_id, actor_name, acted_at, execution_date, status,
  revision, secondary)
overriding system value
select company_id, task_id, step_no, action, actor_id, actor_name, acted_at, day, status, 1,
  case action when 'submit' then 'Keuangan' when 'execute' then '' else 'Direksi' end
from planned_steps;

insert into request_decisions (company_id, task_id, step_no, kind, counts_as, revision, stage, actor_id, actor_name,
  group_ids, decided_at, signature_digest, eligible, matrix_version, matched_row)
select company_id, task_id, step_no, action,
  case action when 'reject' then 'reject' when 'send-to-repair' then 'send-for-repair' when 'cancel' then null else 'pass' end,
  1, place - 1, actor_id, actor_name,
  case action when 'verify' then '{keuangan}' when 'release' then '{treasury}' when 'cancel' then '{keuangan}' else '{direksi}' end::text[],
  acted_at, case when action in ('approve', 'release') then encode(sha256(convert_to(task_id || action, 'UTF8')), 'hex') end,
  jsonb_build_array(jsonb_build_object('userId', actor_id, 'name', actor_name)), 1, '{"name":"Pembayaran rutin","minimum":{"value":"0.00","currency":"IDR"},"maximum":{"value":"50000000.00","currency":"IDR"}}'::jsonb
from planned_steps where action not in ('submit', 'execute');

insert into executions (company_id, id_trx_log, task_id, record_no, idr_equivalent, state, attempts, sent_at, host_reference, code, credited_at)
select company_id, id_trx_log, task_id, 1, amount, case state when 'done' then 'done' else 'rejected' end, 1,
  created_at + interval '28 minutes', case state when 'done' then 'HOST' || number end,
  case state when 'failed' then 'ERR_HOST_REJECTED' end, case state when 'done' then created_at + interval '29 minutes' end
from planned where state in ('done', 'failed');

insert into limit_usage (company_id, service, day, used)
select company_id, 'SVC_LCY_BIFAST', day, sum(amount) from plan where state = 'done' group by 1, 3;

insert into paid_accounts (company_id, service, bank_code, account_number, bank_name, account_name, currency, last_paid_at)
select company_id, 'SVC_LCY_BIFAST', bank_code, payee_number, bank, payee_name, 'IDR', max(created_at) + interval '28 minutes'
from planned where state = 'done' group by 1, 3, 4, 5, 6;

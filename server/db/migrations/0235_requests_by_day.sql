-- Lists are ordered by the day of execution, which the index that counts them therefore knows.
drop index requests_by_time;
create index requests_by_time on requests (company_id, created_at desc, task_id desc)
  include (tab, status, service, menu_access, currency, amount, account_id, created_by, created_by_name, maker_ids, ref_no,
    payee_name, payee_account, execution_date);

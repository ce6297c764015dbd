-- The counts and sums above a list are read from the index alone, newest first like the list itself.
drop index requests_by_time;
create index requests_by_time on requests (company_id, created_at desc, task_id desc)
  include (tab, status, service, menu_access, currency, amount, account_id, created_by, created_by_name, maker_ids, ref_no,
    payee_name, payee_account);

-- What a daily limit has left is summed over the requests of the day.
drop index requests_by_execution_date;
create index requests_by_execution_date on requests (company_id, execution_date) include (service, tab, idr_equivalent);

-- Whom a maker pays often.
drop index requests_by_maker;
create index requests_by_maker on requests (company_id, created_by, created_at desc)
  include (menu_access, payee_account, payee_bank, tab, amount);

-- The next job is asked for every second, among many that are done.
drop index jobs_due;
create index jobs_open on jobs (run_at, job_id) where state in ('waiting', 'running');

-- What a daily limit has left is read from the index alone: a request is a wide row.
drop index requests_by_execution_date;
create index requests_by_execution_date on requests (company_id, execution_date)
  include (ref_no, service, tab, status, is_forwarded, account_id, idr_equivalent);

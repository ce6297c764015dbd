-- What a decision checks against the limits of a day: a paid request is no longer in this index.
create index requests_unfinished on requests (company_id, execution_date)
  include (ref_no, service, status, idr_equivalent)
  where tab in ('repair', 'pending', 'forward_dated') and not is_forwarded;

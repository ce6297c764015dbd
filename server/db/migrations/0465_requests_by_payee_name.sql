-- The last payment to a payee of one name, for what an approver should look at twice.
create index requests_by_payee_name on requests (company_id, lower(payee_name), created_at desc) where tab = 'successful';

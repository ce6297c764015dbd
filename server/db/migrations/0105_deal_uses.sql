-- What payments have taken of a deal is summed up whenever somebody uses it.
create index requests_at_special_rate on requests (company_id) where has_special_rate;

-- The end date and the number of days are those in force, which a change of the series brings forward.
update request_steps p
set action = 'replace', execution_date = s.start_date
from requests r
join recurring_series s using (company_id, task_id)
where p.action = 'stop' and r.company_id = p.company_id and r.ref_no = p.secondary;

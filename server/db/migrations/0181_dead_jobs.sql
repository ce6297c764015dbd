-- The health of the bank is asked every few seconds, and the jobs done of a week are many.
create index jobs_dead on jobs (job_id) where state = 'dead';

-- A lane of jobs is asked for its next one every second, and in an outage thousands of mails wait before the others.
drop index jobs_open;
create index jobs_open_work on jobs (run_at, job_id) where state in ('waiting', 'running') and kind <> 'mail.send';
create index jobs_open_mail on jobs (run_at, job_id) where state in ('waiting', 'running') and kind = 'mail.send';

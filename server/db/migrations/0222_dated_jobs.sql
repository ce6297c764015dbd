-- A job with a date keeps it when the clock is set; all others wait for a while from when they were queued.
alter table jobs add column is_dated boolean not null default false;
update jobs set is_dated = true where kind = 'execute-transfer' and state = 'waiting' and attempts = 0;

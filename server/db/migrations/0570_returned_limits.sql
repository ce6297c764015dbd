-- The day whose limit a payment used, so that a return on the same day gives the limit back.
alter table executions add column counted_on date;
update executions set counted_on = (credited_at at time zone 'Asia/Jakarta')::date where state = 'done';

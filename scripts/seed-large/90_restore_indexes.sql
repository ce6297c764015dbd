do $indexes$ declare away record; begin
  for away in select definition from indexes_away loop execute away.definition; end loop;
end $indexes$;

alter table journal_entries enable trigger user;
alter table postings enable trigger user;

select setval('request_numbers', (select max(number) from plan)), setval('execution_numbers', (select max(number) from plan)),
  setval(pg_get_serial_sequence('request_steps', 'step_no'), (select max(step_no) from request_steps));

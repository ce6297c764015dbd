-- Rows go in several times faster without the indexes beside the keys; they are built again at the end.
create temp table indexes_away on commit drop as
select indexdef as definition, format('%I.%I', schemaname, indexname) as name from pg_indexes
where schemaname = current_schema() and not exists (select from pg_constraint where conname = indexname)
  and tablename in ('requests', 'request_steps', 'request_decisions', 'executions', 'postings', 'journal_entries',
    'audit_events', 'events', 'inbox_messages', 'stored_answers', 'sessions', 'challenges');

do $indexes$ declare away record; begin
  for away in select name from indexes_away loop execute 'drop index ' || away.name; end loop;
end $indexes$;

-- What refers to what is right by the making of it; only a superuser may leave the proof out.
select set_config('session_replication_role', 'replica', true) from pg_roles where rolname = current_user and rolsuper;

-- The same for the ledger, which anybody who owns its tables may do: each entry below has its postings and balances.
alter table journal_entries disable trigger user;
alter table postings disable trigger user;

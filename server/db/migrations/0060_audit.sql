alter table audit_events
  add column event_id uuid not null default gen_random_uuid(),
  add column area text not null check (area in ('corporate', 'administration')),
  add column outcome text not null check (outcome in ('done', 'refused', 'failed')),
  add column ip_address text,
  add column device text;
create unique index audit_events_by_id on audit_events (company_id, event_id);
create index audit_events_by_subject on audit_events (company_id, subject, number);
create index audit_events_by_actor on audit_events (company_id, actor_id, number);

-- Where the chain of a company ends, so that rows taken from its end are missed too. Whoever writes an event holds this
-- row until the commit: numbers of a company follow the order of commits.
create table audit_heads (
  company_id text primary key references companies,
  number bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex')
);
insert into audit_heads (company_id) select company_id from companies;

create function begin_audit_chain() returns trigger language plpgsql as $function$
begin
  insert into audit_heads (company_id) values (new.company_id);
  return new;
end $function$;
create trigger companies_begin_audit_chain after insert on companies
  for each row execute function begin_audit_chain();

create function refuse_change() returns trigger language plpgsql as $function$
begin
  raise exception 'The audit trail is append-only';
end $function$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function refuse_change();

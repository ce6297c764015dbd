-- A transfer that met insufficient funds left its entry behind without postings, and was refused for it ever after.
delete from journal_entries e where not exists (select from postings p where p.entry_id = e.entry_id);

-- An entry is inserted by the same statement as its postings, so this looks when that statement ends.
create function refuse_empty_entry() returns trigger language plpgsql as $function$
begin
  if not exists (select from postings where entry_id = new.entry_id) then
    raise exception 'The entry % % has no postings', new.kind, new.reference using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;
create trigger journal_entries_have_postings after insert on journal_entries
  for each row execute function refuse_empty_entry();

create function refuse_unbalanced_postings() returns trigger language plpgsql as $function$
begin
  if exists (select from inserted group by entry_id, currency having sum(amount) <> 0) then
    raise exception 'The postings do not balance' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;
create trigger postings_balance after insert on postings
  referencing new table as inserted for each statement execute function refuse_unbalanced_postings();

create function refuse_change_of_ledger() returns trigger language plpgsql as $function$
begin
  raise exception 'The ledger is append-only' using errcode = 'integrity_constraint_violation';
end $function$;
create trigger journal_entries_append_only before update or delete on journal_entries
  for each statement execute function refuse_change_of_ledger();
create trigger postings_append_only before update or delete on postings
  for each statement execute function refuse_change_of_ledger();

-- A document covers no more than it is worth. Two transactions that use it wait for each other.
create function check_underlying_room() returns trigger language plpgsql as $function$
declare
  room numeric;
  taken numeric;
begin
  select limit_eq into room from underlying_documents
  where company_id = new.company_id and underlying_code = new.underlying_code for update;
  select coalesce(sum(amount_eq), 0) into taken from underlying_uses
  where company_id = new.company_id and underlying_code = new.underlying_code and ref_no <> new.ref_no
    and state in ('reserved', 'used');
  if room is null or taken + new.amount_eq > room then
    raise check_violation using constraint = 'underlying_not_overused',
      message = format('The document %s has less left than %s takes', new.underlying_code, new.ref_no);
  end if;
  return new;
end $function$;

create trigger underlying_uses_have_room before insert on underlying_uses for each row
  when (new.underlying_code <> '' and new.state <> 'returned') execute function check_underlying_room();
-- What was reserved becomes used, and what is used can be given back, without asking again.
create trigger underlying_uses_keep_room before update on underlying_uses for each row
  when (new.underlying_code <> '' and new.state <> 'returned' and (old.state = 'returned'
    or new.amount_eq > old.amount_eq or new.underlying_code <> old.underlying_code))
  execute function check_underlying_room();

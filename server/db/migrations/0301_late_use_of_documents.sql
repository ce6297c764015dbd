-- An order that was given up for lost may turn out to be carried out: the money has moved, so its part of a document
-- counts as used again, whatever is left. Only a reservation asks for room.
drop trigger underlying_uses_keep_room on underlying_uses;
create trigger underlying_uses_keep_room before update on underlying_uses for each row
  when (new.underlying_code <> '' and new.state <> 'returned' and ((old.state = 'returned' and new.state = 'reserved')
    or new.amount_eq > old.amount_eq or new.underlying_code <> old.underlying_code))
  execute function check_underlying_room();

-- Copies of the people of a company say which accounts each of them sees, what is delegated, and the service levels.
create trigger account_visibility_forget_copies after insert or delete or update
  on account_visibility for each row execute function forget_copies_of_company();
create trigger account_visibility_users_forget_copies after insert or delete or update
  on account_visibility_users for each row execute function forget_copies_of_company();
create trigger delegations_forget_copies after insert or delete or update
  on delegations for each row execute function forget_copies_of_company();
create trigger stage_service_levels_forget_copies after insert or delete or update
  on stage_service_levels for each row execute function forget_copies_of_company();

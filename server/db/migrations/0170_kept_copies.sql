-- Processes keep copies of who is who for seconds: whatever changes them says whose are no longer true.
create function forget_copies_of_company() returns trigger language plpgsql as $$
begin
  perform pg_notify('kept_copies', coalesce(new.company_id, old.company_id));
  return null;
end $$;

create function forget_all_copies() returns trigger language plpgsql as $$
begin
  perform pg_notify('kept_copies', '');
  return null;
end $$;

-- Not last_used_at, which every call may write.
create trigger sessions_forget_copies after delete or update of ended_at, token_hash, token_expires_at, sealed_key
  on sessions for each row execute function forget_copies_of_company();
create trigger users_forget_copies after insert or delete or update of name, roles, services, flags, status
  on users for each row execute function forget_copies_of_company();
create trigger user_details_forget_copies after insert or delete or update of sub_user_group
  on user_details for each row execute function forget_copies_of_company();
create trigger companies_forget_copies after update
  on companies for each row execute function forget_copies_of_company();
create trigger approval_groups_forget_copies after insert or delete or update
  on approval_groups for each row execute function forget_copies_of_company();
create trigger approval_group_members_forget_copies after insert or delete or update
  on approval_group_members for each row execute function forget_copies_of_company();
-- Which account is a favourite changes often and is in no copy.
create trigger account_access_forget_copies after insert or delete or update of account_id, user_id
  on account_access for each row execute function forget_copies_of_company();
create trigger person_limits_forget_copies after insert or delete or update
  on person_limits for each row execute function forget_copies_of_company();
create trigger system_parameters_forget_copies after insert or delete or update
  on system_parameters for each statement execute function forget_all_copies();

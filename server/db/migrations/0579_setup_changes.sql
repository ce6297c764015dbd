-- Processes cache the set-up of a company, and what all companies share (company_id ''), by the transactions that have
-- changed it. Rows are only inserted, so that two changes never wait for each other.
create table setup_changes (
  company_id text not null,
  change bigint not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, change)
);

create function note_setup_change() returns trigger language plpgsql as $$
begin
  insert into setup_changes (company_id, change)
  values (coalesce(new.company_id, old.company_id), pg_current_xact_id()::text::bigint) on conflict do nothing;
  return null;
end $$;

create function note_bank_setup_change() returns trigger language plpgsql as $$
begin
  insert into setup_changes (company_id, change) values ('', pg_current_xact_id()::text::bigint) on conflict do nothing;
  return null;
end $$;

-- Not the columns that a login or a choice of favorites writes, because no cache has them.
create trigger users_note_setup after insert or delete
  or update of company_id, user_id, name, roles, services, flags, status, deleted_at
  on users for each row execute function note_setup_change();
create trigger user_details_note_setup after insert or delete
  or update of company_id, user_id, identity_type, identity_number, user_group, sub_user_group, language, allowances,
  former_sub_group_id, former_limit_ids
  on user_details for each row execute function note_setup_change();
create trigger account_access_note_setup after insert or delete or update of company_id, user_id, account_id
  on account_access for each row execute function note_setup_change();

do $$
declare name text;
begin
  foreach name in array array['companies', 'user_groups', 'sub_user_groups', 'account_visibility',
    'account_visibility_users', 'person_limits', 'delegations', 'stage_service_levels', 'approval_groups',
    'approval_group_members', 'company_limits', 'enterprise_limits', 'enterprise_limit_items',
    'approval_matrices', 'account_groups', 'account_group_members'] loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function note_setup_change()',
      name || '_note_setup', name);
  end loop;
  foreach name in array array['rail_limits', 'holidays', 'holidays_abroad', 'cut_offs', 'cut_off_exceptions', 'calendars'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_bank_setup_change()',
      name || '_note_setup', name);
  end loop;
end $$;

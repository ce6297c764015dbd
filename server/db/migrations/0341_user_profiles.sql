-- Adds to users what an administrator sets: the allowance per service, and who made, changed and approved the profile.
alter table user_details
  -- Null allows the roles of the user on every service of the sub user group.
  add column allowances jsonb,
  add column created_by jsonb not null default '{"userId": "BANK@BANK", "name": "Bank"}',
  add column created_at timestamptz not null default now(),
  add column changed_by jsonb,
  -- Null for what the bank set up when the company joined.
  add column approved_by jsonb;
create index user_details_by_identity on user_details (company_id, identity_type, identity_number);
-- A deleted user stays, because requests and the audit trail name the user; the user ID is never given again.
alter table users add column deleted_at timestamptz;

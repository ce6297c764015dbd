-- What the bank knows of a company, and the settings that the company makes itself.
create table company_setup (
  company_id text primary key references companies,
  npwp text not null,
  line_of_business text not null,
  branch_name text not null,
  relationship_manager text not null,
  member_since date not null,
  email text not null,
  telephone text not null,
  address text not null,
  -- Null until the company chooses: straight through for single access, by hand for all others.
  approval_mode text check (approval_mode in ('Manual Approval', 'Straight Through Processing')),
  approval_scope text[] not null default '{Approve Other''s Tasks}',
  notices jsonb not null
);

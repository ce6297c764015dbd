-- A company whose administrators change its settings before the bank has recorded anything about it.
alter table company_setup
  alter column npwp drop not null,
  alter column line_of_business drop not null,
  alter column branch_name drop not null,
  alter column relationship_manager drop not null,
  alter column member_since drop not null,
  alter column email drop not null,
  alter column telephone drop not null,
  alter column address drop not null;

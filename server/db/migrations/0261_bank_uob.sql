-- A large bank that was missing among those that can be paid.
insert into banks (bank_code, bic, name, bank_code9, city_code, city, rails, bifast_state, accepts_proxy, effective_from, source)
values ('023', 'BBIJIDJA', 'Bank UOB Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true,
  '2026-01-01', 'Sandbox sample');
insert into bank_branches (clearing_code, bank_code, branch_name, city_code, city, rails, effective_from, source)
values ('0230016', '023', 'Jakarta UOB Plaza', '0391', 'Jakarta', '{LLG,RTGS}', '2026-01-01', 'Sandbox sample');

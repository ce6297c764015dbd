-- A bank of the sandbox in a country to which the correspondents send nothing.
insert into foreign_banks (bic, name, branch_name, address, city, country, effective_from, source)
values ('SMPLKPPY', 'Sample Bank Pyongyang', null, '', 'Pyongyang', 'KP', '2026-01-01', 'Sandbox sample')
on conflict do nothing;

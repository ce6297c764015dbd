-- A telegraphic transfer also reaches the other banks of this country, which the SWIFT directory lists too.
insert into foreign_banks (bic, name, branch_name, address, city, country, effective_from, source)
select bic, name, null, '', city, 'ID', '2026-01-01', 'Sandbox sample' from banks
where bic is not null and bank_code <> '013' and effective_to is null
on conflict do nothing;

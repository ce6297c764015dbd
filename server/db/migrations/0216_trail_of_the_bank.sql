-- The bank itself, whose trail a login under an unknown user ID is written to before it is rolled back.
insert into companies (company_id, name) values ('@BANK', 'Bank') on conflict do nothing;

-- The last day of a passport. A KTP is valid for life; a passport that was stored before has no day yet.
alter table user_details add column identity_expires_on date
  check (identity_expires_on is null or identity_type = 'Passport');

create index user_details_identity_ends on user_details (company_id, identity_expires_on)
  where identity_expires_on is not null;

insert into system_parameters (name, value, description_en, description_id, effective_from, source) values
  ('IDENTITY_NOTICE_DAYS', '60', 'Days before the last day of a passport from which administrators are told', 'Jumlah hari sebelum paspor berakhir saat administrator diberi tahu', '2026-01-01', 'Bank policy on user identities 2026');

-- Names that people use for a bank and that its registered name does not contain.
create table bank_common_names (
  -- The 3-digit code of a bank in Indonesia, or the BIC of a foreign bank.
  bank text not null,
  name text not null,
  source text not null,
  primary key (bank, name)
);

insert into bank_common_names (bank, name, source) values
  ('002', 'BRI', 'Sandbox sample'),
  ('008', 'BMRI', 'Sandbox sample'),
  ('008', 'Livin', 'Sandbox sample'),
  ('009', 'BNI', 'Sandbox sample'),
  ('009', 'BNI 46', 'Sandbox sample'),
  ('011', 'BDI', 'Sandbox sample'),
  ('014', 'BCA', 'Sandbox sample'),
  ('014', 'KlikBCA', 'Sandbox sample'),
  ('016', 'BII', 'Sandbox sample'),
  ('022', 'CIMB', 'Sandbox sample'),
  ('022', 'Niaga', 'Sandbox sample'),
  ('023', 'UOB', 'Sandbox sample'),
  ('028', 'NISP', 'Sandbox sample'),
  ('028', 'OCBC NISP', 'Sandbox sample'),
  ('200', 'BTN', 'Sandbox sample'),
  ('213', 'BTPN', 'Sandbox sample'),
  ('213', 'Jenius', 'Sandbox sample'),
  ('451', 'BSI', 'Sandbox sample'),
  ('451', 'BSM', 'Sandbox sample'),
  ('501', 'blu', 'Sandbox sample'),
  ('UOVBSGSG', 'UOB', 'Sandbox sample');

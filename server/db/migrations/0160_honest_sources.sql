-- A source names a list only where its rows were read in one; what is common knowledge says that it is a sample.
update banks set source = 'Sandbox sample'
where bank_code not in ('002', '008', '009', '011', '013', '014', '022', '028', '200', '451');
update banks set source = 'Daftar kode bank Bank Indonesia (code and BIC); the rest is a sandbox sample'
where source = 'Daftar kode bank Bank Indonesia';
update bank_branches set source = 'Sandbox sample';
update foreign_banks set source = 'Sandbox sample';
update institutions set source = 'Sandbox sample';
update denominations set source = 'Sandbox sample' where institution <> 'PLN_PREPAID';
update cut_off_exceptions set source = 'Sandbox sample';
update thresholds set source = 'Sandbox sample' where source like 'Peraturan Bank Indonesia%';
update reference_lists set source = 'Sandbox sample' where kind in (
  'INSTITUTION_CATEGORY', 'NUMBER_TYPE', 'RELATIONSHIP', 'CITIZENSHIP', 'SUPPORTING_DOCUMENT',
  'CUSTOMS_OFFICE', 'TAX_OFFICE', 'TAX_DOCUMENT_TYPE', 'MINISTRY', 'ESELON_UNIT', 'BRANCH');

-- The simple choice lists. extra holds what one kind of list has beyond code and text, under its names on the wire.
-- A list is in the order of position, then of its text.
create table reference_lists (
  kind text not null,
  parent text not null default '',
  code text not null,
  position integer not null default 1,
  text_en text not null,
  text_id text not null,
  extra jsonb not null default '{}',
  effective_from date not null default '2026-01-01',
  effective_to date,
  source text not null,
  primary key (kind, parent, code, effective_from)
);

create table thresholds (
  kind text not null,
  amount numeric(20, 2) not null,
  currency text not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (kind, effective_from)
);

insert into thresholds (kind, amount, currency, effective_from, source) values
  ('UNDERLYING_DOCUMENT', 100000, 'USD', '2026-01-01', 'Peraturan Bank Indonesia tentang transaksi valas'),
  ('UNDERLYING_SAME_BENEFICIARY', 100000, 'USD', '2026-01-01', 'Peraturan Bank Indonesia tentang transaksi valas'),
  ('FCY_MONTHLY_PURCHASE', 100000, 'USD', '2026-01-01', 'Peraturan Bank Indonesia tentang transaksi valas'),
  ('HIGH_VALUE_WARNING', 1000000000, 'IDR', '2026-01-01', 'Kebijakan bank tentang transaksi bernilai besar');

insert into reference_lists (kind, code, position, text_en, text_id, source) values
  ('RELATIONSHIP', 'AFFILIATED', 1, 'Affiliated (10% or more of the shares)', 'Terafiliasi (kepemilikan 10% atau lebih)', 'Peraturan Bank Indonesia tentang LLD'),
  ('RELATIONSHIP', 'GROUP', 2, 'Company of the same group', 'Perusahaan satu grup', 'Peraturan Bank Indonesia tentang LLD'),
  ('RELATIONSHIP', 'NON_AFFILIATED', 3, 'Not affiliated', 'Tidak terafiliasi', 'Peraturan Bank Indonesia tentang LLD'),
  ('RELATIONSHIP', 'SHAREHOLDER', 4, 'Shareholder', 'Pemegang saham', 'Peraturan Bank Indonesia tentang LLD'),
  ('CHARGE_INSTRUCTION', 'SHA', 1, 'SHA - Each side pays its own bank', 'SHA - Biaya ditanggung bersama', 'ISO 20022'),
  ('CHARGE_INSTRUCTION', 'BEN', 2, 'BEN - The beneficiary pays all charges', 'BEN - Biaya ditanggung penerima', 'ISO 20022'),
  ('CHARGE_INSTRUCTION', 'OUR', 3, 'OUR - The sender pays all charges', 'OUR - Biaya ditanggung pengirim', 'ISO 20022'),
  ('TRADE_CHARGE_TYPE', 'BEN', 1, 'BEN - The beneficiary pays all charges', 'BEN - Biaya ditanggung penerima', 'Ketentuan layanan trade 2026'),
  ('TRADE_CHARGE_TYPE', 'SHA', 2, 'SHA - Each side pays its own bank', 'SHA - Biaya ditanggung bersama', 'Ketentuan layanan trade 2026'),
  ('TRADE_CHARGE_TYPE', 'OUR', 3, 'OUR - The sender pays all charges', 'OUR - Biaya ditanggung pengirim', 'Ketentuan layanan trade 2026'),
  ('TRADE_CHARGE_TYPE', 'FAC', 4, 'FAC (trade only)', 'FAC (khusus trade)', 'Ketentuan layanan trade 2026'),
  ('TRADE_CHARGE_TYPE', 'FAG', 5, 'FAG (trade only)', 'FAG (khusus trade)', 'Ketentuan layanan trade 2026'),
  ('BENEFICIARY_CATEGORY', '01', 1, 'Individual', 'Perorangan', 'Bank Indonesia BI-FAST'),
  ('BENEFICIARY_CATEGORY', '02', 2, 'Company', 'Perusahaan', 'Bank Indonesia BI-FAST'),
  ('BENEFICIARY_CATEGORY', '03', 3, 'Government', 'Pemerintah', 'Bank Indonesia BI-FAST'),
  ('BENEFICIARY_CATEGORY', '04', 4, 'Remittance', 'Remitansi', 'Bank Indonesia BI-FAST'),
  ('BENEFICIARY_CATEGORY', '99', 5, 'Other', 'Lainnya', 'Bank Indonesia BI-FAST'),
  ('CITIZENSHIP', 'WNI', 1, 'Indonesian citizen', 'Warga negara Indonesia', 'Bank Indonesia SKNBI'),
  ('CITIZENSHIP', 'WNA', 2, 'Foreign citizen', 'Warga negara asing', 'Bank Indonesia SKNBI'),
  ('RESIDENCY', '01', 1, 'Resident', 'Penduduk', 'Bank Indonesia BI-FAST'),
  ('RESIDENCY', '02', 2, 'Non-resident', 'Bukan penduduk', 'Bank Indonesia BI-FAST'),
  ('IDENTITY_TYPE', 'KTP', 1, 'Identity card (KTP)', 'KTP', 'Ketentuan identitas nasabah 2026'),
  ('IDENTITY_TYPE', 'Passport', 2, 'Passport', 'Paspor', 'Ketentuan identitas nasabah 2026'),
  ('BIFAST_PURPOSE', '01', 1, 'Investment', 'Investasi', 'Bank Indonesia BI-FAST'),
  ('BIFAST_PURPOSE', '02', 2, 'Transfer of wealth', 'Pemindahan dana', 'Bank Indonesia BI-FAST'),
  ('BIFAST_PURPOSE', '03', 3, 'Purchase', 'Pembelian', 'Bank Indonesia BI-FAST'),
  ('BIFAST_PURPOSE', '99', 4, 'Other', 'Lainnya', 'Bank Indonesia BI-FAST'),
  ('CHEQUE_BOOK_TYPE', 'cheque', 1, 'Cheque book, 25 leaves', 'Buku cek, 25 lembar', 'Ketentuan warkat 2026'),
  ('CHEQUE_BOOK_TYPE', 'giro', 2, 'Bilyet giro book, 25 leaves', 'Buku bilyet giro, 25 lembar', 'Ketentuan warkat 2026'),
  ('PICK_UP_METHOD', 'in-person', 1, 'Collected in person', 'Diambil sendiri', 'Ketentuan warkat 2026'),
  ('PICK_UP_METHOD', 'agent', 2, 'Collected by a representative', 'Diambil oleh wakil', 'Ketentuan warkat 2026'),
  ('TAX_DOCUMENT_TYPE', 'PIB', 1, 'PIB - Import declaration', 'PIB - Pemberitahuan impor barang', 'Direktorat Jenderal Bea dan Cukai'),
  ('TAX_DOCUMENT_TYPE', 'PEB', 2, 'PEB - Export declaration', 'PEB - Pemberitahuan ekspor barang', 'Direktorat Jenderal Bea dan Cukai'),
  ('TAX_DOCUMENT_TYPE', 'SPTNP', 3, 'SPTNP - Assessment of duty and customs value', 'SPTNP - Penetapan tarif dan nilai pabean', 'Direktorat Jenderal Bea dan Cukai'),
  ('TAX_DOCUMENT_TYPE', 'CK-1', 4, 'CK-1 - Order of excise stamps', 'CK-1 - Pemesanan pita cukai', 'Direktorat Jenderal Bea dan Cukai');

insert into reference_lists (kind, code, position, text_en, text_id, extra, source) values
  ('USER_TYPE', 'CORPORATE', 1, 'Corporate user', 'Pengguna korporat', '{"menuSet": "CU", "roles": ["MK", "VF", "AP", "RL"]}', 'Ketentuan pengguna portal 2026'),
  ('USER_TYPE', 'SINGLE_ACCESS', 2, 'Single-access user', 'Pengguna akses tunggal', '{"menuSet": "CU", "roles": ["MK", "AP", "RL"]}', 'Ketentuan pengguna portal 2026'),
  ('USER_TYPE', 'INQUIRY', 3, 'Inquiry only', 'Hanya inquiry', '{"menuSet": "CU", "roles": ["IO"]}', 'Ketentuan pengguna portal 2026'),
  ('USER_TYPE', 'ADMINISTRATOR', 4, 'Company administrator', 'Administrator perusahaan', '{"menuSet": "CA", "roles": ["SYSADMIN", "SYSADMIN_MK", "SYSADMIN_AP"]}', 'Ketentuan pengguna portal 2026'),
  ('RECURRING_FREQUENCY', 'ONCE', 1, 'Once', 'Satu kali', '{"dayChoice": "none", "limit": null}', 'Ketentuan pembayaran berkala 2026'),
  ('RECURRING_FREQUENCY', 'WEEKLY', 2, 'Weekly', 'Mingguan', '{"dayChoice": "days-of-week", "limit": "RECURRING_MAX_FREQUENCY_WEEKLY"}', 'Ketentuan pembayaran berkala 2026'),
  ('RECURRING_FREQUENCY', 'MONTHLY', 3, 'Monthly', 'Bulanan', '{"dayChoice": "day-of-month", "limit": "RECURRING_MAX_FREQUENCY_MONTHLY"}', 'Ketentuan pembayaran berkala 2026'),
  ('MOBILE_PARAMETER', 'ID', 1, 'Indonesia', 'Indonesia', '{"defaultCountryCode": "+62", "leadingDigits": "08", "minimumDigits": 10, "maximumDigits": 13}', 'Rencana penomoran nasional');

insert into reference_lists (kind, code, position, text_en, text_id, extra, source)
select 'CURRENCY', code, row_number() over (), text_en, text_id,
  jsonb_build_object('quoteUnit', unit, 'services', services), 'Ketentuan mata uang 2026'
from (values
  ('IDR', 'Rupiah', 'Rupiah', 1), ('USD', 'US dollar', 'Dolar Amerika Serikat', 1),
  ('AUD', 'Australian dollar', 'Dolar Australia', 1), ('CAD', 'Canadian dollar', 'Dolar Kanada', 1),
  ('CHF', 'Swiss franc', 'Franc Swiss', 1), ('CNY', 'Chinese yuan', 'Yuan Tiongkok', 1),
  ('EUR', 'Euro', 'Euro', 1), ('GBP', 'Pound sterling', 'Pound sterling Inggris', 1),
  ('HKD', 'Hong Kong dollar', 'Dolar Hong Kong', 1), ('JPY', 'Japanese yen', 'Yen Jepang', 100),
  ('NZD', 'New Zealand dollar', 'Dolar Selandia Baru', 1), ('SGD', 'Singapore dollar', 'Dolar Singapura', 1),
  ('THB', 'Thai baht', 'Baht Thailand', 1)
) as row (code, text_en, text_id, unit)
cross join lateral (
  select case when code = 'IDR'
    then '["SVC_LCY_OVB", "SVC_LCY_BIFAST", "SVC_LCY_LLG", "SVC_LCY_RTGS", "SVC_LCY_ONLINE", "SVC_BILL_PAY", "SVC_TOPUP", "SVC_TAX_PAY"]'::jsonb
    else '["SVC_FCY_OVB", "SVC_FCY_TT"]'::jsonb end as services
) as of_currency;

insert into reference_lists (kind, code, position, text_en, text_id, extra, source)
select 'TRANSACTION_PURPOSE', code, row_number() over (), text_en, text_id,
  jsonb_build_object('needsUnderlying', needs), 'Peraturan Bank Indonesia tentang LLD'
from (values
  ('2011', 'Receipt for exported goods', 'Penerimaan ekspor barang', true),
  ('2012', 'Payment for imported goods', 'Pembayaran impor barang', true),
  ('2018', 'Advance payment for imports', 'Uang muka impor', true),
  ('2019', 'Advance payment for exports', 'Uang muka ekspor', true),
  ('2097', 'Other trade in goods', 'Transaksi barang lainnya', true),
  ('2150', 'Remittance of workers', 'Pengiriman uang tenaga kerja', false),
  ('2203', 'Equity participation', 'Penyertaan modal', true),
  ('2221', 'Drawdown of a loan to a non-resident', 'Pencairan pinjaman kepada bukan penduduk', true),
  ('2222', 'Drawdown of a loan from abroad', 'Pencairan pinjaman luar negeri', true),
  ('2231', 'Repayment of loan principal', 'Pembayaran pokok pinjaman', true),
  ('2232', 'Repayment of a loan from abroad', 'Pelunasan pinjaman luar negeri', true),
  ('2233', 'Leasing payment', 'Pembayaran sewa guna usaha', true)
) as row (code, text_en, text_id, needs);

insert into reference_lists (kind, code, position, text_en, text_id, extra, source)
select 'SUPPORTING_DOCUMENT', code, row_number() over (), text_en, text_id,
  jsonb_build_object('finalDocument', final), 'Peraturan Bank Indonesia tentang transaksi valas'
from (values
  ('001', 'Commercial invoice', 'Commercial invoice', true), ('002', 'Loan agreement', 'Perjanjian pinjaman', true),
  ('003', 'Letter of credit', 'Letter of credit', true), ('004', 'Share purchase agreement', 'Perjanjian jual beli saham', true),
  ('005', 'Leasing agreement', 'Perjanjian sewa guna usaha', true), ('006', 'Import declaration (PIB)', 'Pemberitahuan impor barang (PIB)', true),
  ('007', 'Service agreement', 'Perjanjian jasa', true), ('010', 'Proforma invoice', 'Proforma invoice', false),
  ('011', 'Purchase order', 'Purchase order', false)
) as row (code, text_en, text_id, final);

insert into reference_lists (kind, code, position, text_en, text_id, extra, source)
select 'TAX_OFFICE', code, row_number() over (), name, name, jsonb_build_object('address', address, 'city', city), 'Direktorat Jenderal Pajak'
from (values
  ('051', 'KPP Wajib Pajak Besar Satu', 'Jl. Medan Merdeka Timur No. 16', 'Jakarta'),
  ('063', 'KPP Pratama Jakarta Setiabudi Tiga', 'Jl. Raya Pasar Minggu No. 11', 'Jakarta'),
  ('073', 'KPP Pratama Jakarta Tanah Abang Dua', 'Jl. KH Mas Mansyur No. 71', 'Jakarta'),
  ('092', 'KPP Wajib Pajak Besar Dua', 'Jl. Medan Merdeka Timur No. 16', 'Jakarta'),
  ('423', 'KPP Pratama Bandung Cibeunying', 'Jl. Purnawarman No. 21', 'Bandung'),
  ('503', 'KPP Pratama Semarang Barat', 'Jl. Pemuda No. 1', 'Semarang'),
  ('611', 'KPP Pratama Surabaya Genteng', 'Jl. Kayoon No. 28', 'Surabaya'),
  ('905', 'KPP Pratama Denpasar Barat', 'Jl. Raya Puputan No. 13', 'Denpasar')
) as row (code, name, address, city);

insert into reference_lists (kind, code, position, text_en, text_id, source)
select 'TAX_ACCOUNT', code, row_number() over (), text_en, text_id, 'Direktorat Jenderal Pajak' from (values
  ('411121', 'Income tax article 21 (PPh 21)', 'PPh Pasal 21'), ('411124', 'Income tax article 23 (PPh 23)', 'PPh Pasal 23'),
  ('411126', 'Corporate income tax article 25/29 (PPh 25/29)', 'PPh Pasal 25/29 Badan'),
  ('411128', 'Final income tax (PPh final)', 'PPh Final'), ('411211', 'Domestic value added tax (PPN)', 'PPN Dalam Negeri'),
  ('411618', 'Tax deposit', 'Deposit Pajak')
) as row (code, text_en, text_id);

-- Every account has its monthly deposit; income tax of companies and the assessments have theirs besides.
insert into reference_lists (kind, parent, code, position, text_en, text_id, extra, source)
select 'TAX_DEPOSIT_TYPE', account, code, row_number() over (), text_en || ' ' || tax, text_id || ' ' || tax,
  jsonb_build_object('periodKind', period, 'needsAssessmentLetter', letter, 'needsTaxObject', false), 'Direktorat Jenderal Pajak'
from (values ('411121', 'PPh 21'), ('411124', 'PPh 23'), ('411126', 'PPh 25/29'), ('411128', 'PPh Final'), ('411211', 'PPN')) as account (account, tax),
(values
  ('100', 'Monthly', 'Masa', 'months', false), ('199', 'Advance of', 'Pembayaran Pendahuluan', 'month', false),
  ('200', 'Annual', 'Tahunan', 'year', false), ('300', 'STP (collection letter)', 'STP', 'month', true),
  ('310', 'SKPKB (underpayment assessment)', 'SKPKB', 'month', true)
) as deposit (code, text_en, text_id, period, letter)
where code <> '200' or account in ('411121', '411126')
order by account, code;
insert into reference_lists (kind, parent, code, text_en, text_id, extra, source) values
  ('TAX_DEPOSIT_TYPE', '411618', '100', 'Tax deposit', 'Setoran Deposit Pajak',
   '{"periodKind": "month", "needsAssessmentLetter": false, "needsTaxObject": false}', 'Direktorat Jenderal Pajak');

insert into reference_lists (kind, code, position, text_en, text_id, source)
select 'MINISTRY', code, row_number() over (), text_en, text_id, 'Bagian anggaran Kementerian Keuangan' from (values
  ('010', 'Ministry of Home Affairs', 'Kementerian Dalam Negeri'), ('011', 'Ministry of Foreign Affairs', 'Kementerian Luar Negeri'),
  ('012', 'Ministry of Defence', 'Kementerian Pertahanan'), ('013', 'Ministry of Law', 'Kementerian Hukum'),
  ('015', 'Ministry of Finance', 'Kementerian Keuangan'), ('018', 'Ministry of Agriculture', 'Kementerian Pertanian'),
  ('019', 'Ministry of Industry', 'Kementerian Perindustrian'), ('022', 'Ministry of Transportation', 'Kementerian Perhubungan'),
  ('060', 'Indonesian National Police', 'Kepolisian Negara Republik Indonesia')
) as row (code, text_en, text_id);

insert into reference_lists (kind, parent, code, position, text_en, text_id, source)
select 'ESELON_UNIT', ministry, code, row_number() over (), text_en, text_id, 'Bagian anggaran Kementerian Keuangan' from (values
  ('010', '01', 'Secretariat General', 'Sekretariat Jenderal'), ('011', '01', 'Secretariat General', 'Sekretariat Jenderal'),
  ('012', '01', 'Secretariat General', 'Sekretariat Jenderal'), ('013', '01', 'Secretariat General', 'Sekretariat Jenderal'),
  ('013', '03', 'Directorate General of Legal Administrative Affairs', 'Direktorat Jenderal Administrasi Hukum Umum'),
  ('015', '01', 'Secretariat General', 'Sekretariat Jenderal'), ('015', '04', 'Directorate General of Taxes', 'Direktorat Jenderal Pajak'),
  ('015', '05', 'Directorate General of Customs and Excise', 'Direktorat Jenderal Bea dan Cukai'),
  ('018', '01', 'Secretariat General', 'Sekretariat Jenderal'), ('019', '01', 'Secretariat General', 'Sekretariat Jenderal'),
  ('022', '01', 'Secretariat General', 'Sekretariat Jenderal'),
  ('022', '03', 'Directorate General of Land Transportation', 'Direktorat Jenderal Perhubungan Darat'),
  ('022', '04', 'Directorate General of Sea Transportation', 'Direktorat Jenderal Perhubungan Laut'),
  ('022', '05', 'Directorate General of Civil Aviation', 'Direktorat Jenderal Perhubungan Udara'),
  ('060', '01', 'Indonesian National Police', 'Kepolisian Negara Republik Indonesia')
) as row (ministry, code, text_en, text_id);

insert into reference_lists (kind, code, position, text_en, text_id, extra, source)
select 'CUSTOMS_OFFICE', code, row_number() over (), name, name, jsonb_build_object('city', city), 'Direktorat Jenderal Bea dan Cukai'
from (values
  ('010700', 'KPPBC Belawan', 'Medan'), ('040300', 'KPU Bea dan Cukai Tanjung Priok', 'Jakarta'),
  ('050100', 'KPU Bea dan Cukai Soekarno-Hatta', 'Tangerang'), ('060100', 'KPPBC Tanjung Emas', 'Semarang'),
  ('070100', 'KPPBC Tanjung Perak', 'Surabaya'), ('080100', 'KPPBC Ngurah Rai', 'Denpasar')
) as row (code, name, city);

insert into reference_lists (kind, code, text_en, text_id, extra, source)
select 'BRANCH', code, name, name, jsonb_build_object('address', address, 'city', city, 'province', province,
  'telephone', telephone, 'opensAt', '08:00', 'closesAt', '15:00'), 'Daftar cabang bank 2026'
from (values
  ('0701', 'Jakarta Sudirman', 'Jl. Jend. Sudirman Kav. 29-31', 'Jakarta', 'DKI Jakarta', '02152378888'),
  ('0712', 'Jakarta Kelapa Gading', 'Jl. Boulevard Barat Raya Blok LC 6', 'Jakarta', 'DKI Jakarta', '02145840012'),
  ('0718', 'Jakarta Kebon Jeruk', 'Jl. Raya Perjuangan No. 8', 'Jakarta', 'DKI Jakarta', '02153670088'),
  ('0731', 'Tangerang BSD', 'Jl. Pahlawan Seribu Blok RF 1', 'Tangerang Selatan', 'Banten', '02153160077'),
  ('0745', 'Bandung Asia Afrika', 'Jl. Asia Afrika No. 115', 'Bandung', 'Jawa Barat', '0224205566'),
  ('0762', 'Semarang Pemuda', 'Jl. Pemuda No. 150', 'Semarang', 'Jawa Tengah', '0243540220'),
  ('0805', 'Surabaya Pemuda', 'Jl. Pemuda No. 27-31', 'Surabaya', 'Jawa Timur', '0315340550'),
  ('0811', 'Surabaya Darmo', 'Jl. Raya Darmo No. 73', 'Surabaya', 'Jawa Timur', '0315671234'),
  ('0840', 'Denpasar Teuku Umar', 'Jl. Teuku Umar No. 8', 'Denpasar', 'Bali', '0361223344'),
  ('0866', 'Medan Imam Bonjol', 'Jl. Imam Bonjol No. 17', 'Medan', 'Sumatera Utara', '0614538899'),
  ('0880', 'Makassar Ahmad Yani', 'Jl. Jend. Ahmad Yani No. 24', 'Makassar', 'Sulawesi Selatan', '0411310990')
) as row (code, name, address, city, province, telephone);

-- Reference data is dated: a row holds from its first day to its last one; without a last day, until further notice.

create table calendars (
  known_from date not null,
  known_until date not null,
  source text not null,
  primary key (known_from)
);

create table holidays (
  day date primary key,
  kind text not null check (kind in ('public-holiday', 'joint-leave')),
  name_en text not null,
  name_id text not null,
  source text not null
);

create table services (
  service text primary key,
  name_en text not null,
  name_id text not null,
  short_name text not null
);

-- currency '' holds for every currency that has no row of its own.
create table cut_offs (
  service text not null references services,
  currency text not null default '',
  days text not null check (days in ('working-days', 'every-day')),
  opens_at text,
  closes_at text,
  note_en text,
  note_id text,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (service, currency, effective_from)
);

-- One day with a time of its own; without a time the service stays closed that day.
create table cut_off_exceptions (
  service text not null references services,
  day date not null,
  opens_at text,
  closes_at text,
  note_en text,
  note_id text,
  source text not null,
  primary key (service, day)
);

create table rail_limits (
  service text not null references services,
  currency text not null,
  reach text check (reach in ('same-bank', 'other-bank')),
  minimum numeric(20, 2) not null,
  minimum_is_included boolean not null default true,
  maximum numeric(20, 2),
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (service, currency, effective_from)
);

-- service '' is the subscription itself. lowest and highest bound a percentage, or are the ends of a range.
create table fees (
  service text not null,
  fee_type text not null,
  charge_instruction text not null default '',
  tariff_kind text not null check (tariff_kind in ('fixed', 'percentage', 'range')),
  currency text not null,
  amount numeric(20, 2),
  percentage text,
  lowest numeric(20, 2),
  highest numeric(20, 2),
  per text not null default 'transaction' check (per in ('transaction', 'record', 'book', 'month')),
  note_en text,
  note_id text,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (service, fee_type, charge_instruction, currency, effective_from)
);

-- Rupiah for quote_unit of the currency; the board of a moment is the newest row of each currency before it.
create table exchange_rates (
  currency text not null,
  quoted_at timestamptz not null,
  quote_unit integer not null check (quote_unit in (1, 100)),
  tt_buy numeric(20, 8) not null,
  tt_sell numeric(20, 8) not null,
  notes_buy numeric(20, 8),
  notes_sell numeric(20, 8),
  middle numeric(20, 8) not null,
  source text not null,
  primary key (currency, quoted_at)
);

insert into calendars values ('2026-01-01', '2026-12-31', 'Joint decree of three ministers on holidays and joint leave 2026');

insert into holidays (day, kind, name_en, name_id, source)
select day, kind, name_en, name_id, 'Joint decree of three ministers on holidays and joint leave 2026' from (values
  (date '2026-01-01', 'public-holiday', 'New Year''s Day', 'Tahun Baru 2026 Masehi'),
  (date '2026-01-16', 'public-holiday', 'Ascension of the Prophet Muhammad', 'Isra Mikraj Nabi Muhammad S.A.W.'),
  (date '2026-02-16', 'joint-leave', 'Joint leave for Lunar New Year', 'Cuti bersama Tahun Baru Imlek 2577 Kongzili'),
  (date '2026-02-17', 'public-holiday', 'Lunar New Year', 'Tahun Baru Imlek 2577 Kongzili'),
  (date '2026-03-18', 'joint-leave', 'Joint leave for Nyepi', 'Cuti bersama Hari Suci Nyepi'),
  (date '2026-03-19', 'public-holiday', 'Nyepi, Day of Silence', 'Hari Suci Nyepi (Tahun Baru Saka 1948)'),
  (date '2026-03-20', 'joint-leave', 'Joint leave for Eid al-Fitr', 'Cuti bersama Idulfitri 1447 Hijriah'),
  (date '2026-03-21', 'public-holiday', 'Eid al-Fitr', 'Idulfitri 1447 Hijriah'),
  (date '2026-03-22', 'public-holiday', 'Eid al-Fitr, second day', 'Idulfitri 1447 Hijriah, hari kedua'),
  (date '2026-03-23', 'joint-leave', 'Joint leave for Eid al-Fitr', 'Cuti bersama Idulfitri 1447 Hijriah'),
  (date '2026-03-24', 'joint-leave', 'Joint leave for Eid al-Fitr', 'Cuti bersama Idulfitri 1447 Hijriah'),
  (date '2026-04-03', 'public-holiday', 'Good Friday', 'Wafat Yesus Kristus'),
  (date '2026-04-05', 'public-holiday', 'Easter Sunday', 'Kebangkitan Yesus Kristus (Paskah)'),
  (date '2026-05-01', 'public-holiday', 'Labour Day', 'Hari Buruh Internasional'),
  (date '2026-05-14', 'public-holiday', 'Ascension Day', 'Kenaikan Yesus Kristus'),
  (date '2026-05-15', 'joint-leave', 'Joint leave for Ascension Day', 'Cuti bersama Kenaikan Yesus Kristus'),
  (date '2026-05-27', 'public-holiday', 'Eid al-Adha', 'Iduladha 1447 Hijriah'),
  (date '2026-05-28', 'joint-leave', 'Joint leave for Eid al-Adha', 'Cuti bersama Iduladha 1447 Hijriah'),
  (date '2026-05-31', 'public-holiday', 'Vesak Day', 'Hari Raya Waisak 2570 BE'),
  (date '2026-06-01', 'public-holiday', 'Pancasila Day', 'Hari Lahir Pancasila'),
  (date '2026-06-16', 'public-holiday', 'Islamic New Year', 'Tahun Baru Islam 1448 Hijriah'),
  (date '2026-08-17', 'public-holiday', 'Independence Day', 'Hari Kemerdekaan'),
  (date '2026-08-25', 'public-holiday', 'Birthday of the Prophet Muhammad', 'Maulid Nabi Muhammad S.A.W.'),
  (date '2026-12-24', 'joint-leave', 'Joint leave for Christmas', 'Cuti bersama Hari Raya Natal'),
  (date '2026-12-25', 'public-holiday', 'Christmas Day', 'Hari Raya Natal')
) as row (day, kind, name_en, name_id);

insert into services (service, short_name, name_en, name_id) values
  ('SVC_LCY_OVB', 'Overbooking', 'Local Currency Transfer - Overbooking', 'Transfer Rupiah - Pemindahbukuan'),
  ('SVC_LCY_ONLINE', 'Online', 'Local Currency Transfer - Online', 'Transfer Rupiah - Online'),
  ('SVC_LCY_BIFAST', 'BI-FAST', 'Local Currency Transfer - BI-FAST', 'Transfer Rupiah - BI-FAST'),
  ('SVC_LCY_LLG', 'LLG', 'Local Currency Transfer - LLG', 'Transfer Rupiah - LLG'),
  ('SVC_LCY_RTGS', 'RTGS', 'Local Currency Transfer - RTGS', 'Transfer Rupiah - RTGS'),
  ('SVC_FCY_OVB', 'Overbooking', 'Foreign Currency Transfer - Overbooking', 'Transfer Valas - Pemindahbukuan'),
  ('SVC_FCY_TT', 'Telegraphic Transfer', 'Foreign Currency Transfer - Telegraphic Transfer', 'Transfer Valas - Telegraphic Transfer'),
  ('SVC_BILL_PAY', 'Bill Payment', 'Bill Payment', 'Pembayaran Tagihan'),
  ('SVC_TOPUP', 'Top-up', 'Top-up', 'Pembelian dan Top-up'),
  ('SVC_TAX_PAY', 'Tax Payment', 'Tax Payment', 'Pembayaran Pajak'),
  ('SVC_BULK_PAYROLL', 'Payroll', 'Bulk Payment - Payroll', 'Pembayaran Massal - Gaji'),
  ('SVC_BULK_TRF', 'Bulk Transfer', 'Bulk Payment - Transfer', 'Pembayaran Massal - Transfer'),
  ('SVC_BULK_BILLTOP', 'Bulk Bill and Top-up', 'Bulk Payment - Bill and Top-up', 'Pembayaran Massal - Tagihan dan Top-up'),
  ('SVC_BULK_TAX_PAY', 'Bulk Tax', 'Bulk Payment - Tax', 'Pembayaran Massal - Pajak'),
  ('SVC_BULK_DD', 'Bulk Debit', 'Bulk Debit', 'Debit Massal'),
  ('SVC_CHQ_BOOK', 'Cheque Book', 'Cheque Book Request', 'Permintaan Buku Cek'),
  ('SVC_GIRO_BOOK', 'Giro Book', 'Giro Book Request', 'Permintaan Buku Bilyet Giro'),
  ('SVC_RECURRING', 'Recurring', 'Recurring Transaction', 'Transaksi Berkala'),
  ('SVC_FT_PAYMENT', 'File Transfer Payment', 'File Transfer - Payment', 'Transfer File - Pembayaran'),
  ('SVC_FT_REPORT', 'File Transfer Report', 'File Transfer - Report', 'Transfer File - Laporan');

insert into cut_offs (service, days, effective_from, source)
select service, 'every-day', '2026-01-01', 'Ketentuan jam layanan bank 2026' from services
where service in ('SVC_LCY_OVB', 'SVC_LCY_ONLINE', 'SVC_LCY_BIFAST', 'SVC_BILL_PAY', 'SVC_TOPUP', 'SVC_TAX_PAY',
  'SVC_BULK_BILLTOP', 'SVC_BULK_TAX_PAY', 'SVC_RECURRING', 'SVC_FT_PAYMENT', 'SVC_FT_REPORT');

insert into cut_offs (service, currency, days, opens_at, closes_at, effective_from, source)
select service, currency, 'working-days', '08:00', closes_at, '2026-01-01', 'Ketentuan jam layanan bank 2026' from (values
  ('SVC_LCY_LLG', '', '14:00'), ('SVC_LCY_RTGS', '', '14:00'), ('SVC_FCY_OVB', '', '15:00'),
  ('SVC_FCY_TT', '', '12:00'), ('SVC_FCY_TT', 'USD', '14:00'), ('SVC_FCY_TT', 'EUR', '14:00'),
  ('SVC_FCY_TT', 'GBP', '14:00'), ('SVC_FCY_TT', 'CHF', '14:00'), ('SVC_FCY_TT', 'CAD', '14:00'),
  ('SVC_FCY_TT', 'SGD', '12:00'), ('SVC_FCY_TT', 'HKD', '12:00'), ('SVC_FCY_TT', 'CNY', '12:00'), ('SVC_FCY_TT', 'THB', '12:00'),
  ('SVC_FCY_TT', 'JPY', '10:00'), ('SVC_FCY_TT', 'AUD', '10:00'), ('SVC_FCY_TT', 'NZD', '10:00'),
  ('SVC_BULK_PAYROLL', '', '14:00'), ('SVC_BULK_TRF', '', '14:00'), ('SVC_BULK_DD', '', '14:00'),
  ('SVC_CHQ_BOOK', '', '15:00'), ('SVC_GIRO_BOOK', '', '15:00')
) as row (service, currency, closes_at);

update cut_offs set
  note_en = 'Value today; later instructions are sent on the next working day',
  note_id = 'Valuta hari ini; instruksi sesudahnya dikirim pada hari kerja berikutnya'
where service = 'SVC_FCY_TT' and currency = 'USD';

insert into cut_off_exceptions (service, day, opens_at, closes_at, note_en, note_id, source) values
  ('SVC_LCY_RTGS', '2026-12-31', '08:00', '20:00', 'Bank Indonesia keeps its system open until 22:30',
   'Bank Indonesia membuka sistemnya sampai pukul 22.30', 'Pengumuman Bank Indonesia akhir tahun 2026');

insert into rail_limits (service, currency, reach, minimum, minimum_is_included, maximum, effective_from, source)
select service, 'IDR', reach, minimum, service <> 'SVC_LCY_RTGS', maximum, '2026-01-01', 'Ketentuan limit transaksi bank 2026'
from (values
  ('SVC_LCY_OVB', 'same-bank', 10000, null), ('SVC_LCY_ONLINE', 'other-bank', 10000, 50000000),
  ('SVC_LCY_BIFAST', 'other-bank', 1, 250000000), ('SVC_LCY_LLG', 'other-bank', 1, 1000000000),
  ('SVC_LCY_RTGS', 'other-bank', 100000000, null), ('SVC_BILL_PAY', null, 1, null), ('SVC_TOPUP', null, 1, null),
  ('SVC_TAX_PAY', null, 1, null), ('SVC_BULK_PAYROLL', null, 1, null), ('SVC_BULK_TRF', null, 1, null),
  ('SVC_BULK_BILLTOP', null, 1, null), ('SVC_BULK_TAX_PAY', null, 1, null), ('SVC_BULK_DD', null, 1, null)
) as row (service, reach, minimum, maximum);

insert into rail_limits (service, currency, reach, minimum, maximum, effective_from, source)
select service, currency, reach, 1, case when service = 'SVC_FCY_TT' and currency = 'USD' then 1000000 end,
  '2026-01-01', 'Ketentuan limit transaksi bank 2026'
from (values ('SVC_FCY_OVB', 'same-bank'), ('SVC_FCY_TT', 'other-bank')) as rail (service, reach),
  unnest(array['USD', 'AUD', 'CAD', 'CHF', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'NZD', 'SGD', 'THB']) as currency;

insert into fees (service, fee_type, tariff_kind, currency, amount, per, note_en, note_id, effective_from, source)
select service, fee_type, 'fixed', currency, amount, per, note_en, note_id, '2026-01-01', 'Tarif bank 2026' from (values
  ('SVC_LCY_OVB', 'transaction', 'IDR', 0, 'transaction', null, null),
  ('SVC_LCY_ONLINE', 'transaction', 'IDR', 6500, 'transaction', null, null),
  ('SVC_LCY_BIFAST', 'transaction', 'IDR', 2500, 'transaction', null, null),
  ('SVC_LCY_LLG', 'transaction', 'IDR', 2900, 'transaction', null, null),
  ('SVC_LCY_RTGS', 'transaction', 'IDR', 30000, 'transaction', null, null),
  ('SVC_FCY_OVB', 'transaction', 'USD', 0, 'transaction', null, null),
  ('SVC_FCY_TT', 'cable', 'USD', 5, 'transaction', null, null),
  ('SVC_TAX_PAY', 'transaction', 'IDR', 0, 'transaction', null, null),
  ('SVC_BULK_PAYROLL', 'bulk-record', 'IDR', 1000, 'record', 'Without the fees of LLG, RTGS, Online and BI-FAST', 'Belum termasuk biaya LLG, RTGS, Online, dan BI-FAST'),
  ('SVC_BULK_TRF', 'bulk-record', 'IDR', 2100, 'record', 'BI-FAST bulk credit, from 20 records', 'BI-FAST bulk credit, mulai 20 record'),
  ('SVC_BULK_DD', 'bulk-debit-record', 'IDR', 1500, 'record', null, null),
  ('SVC_CHQ_BOOK', 'stamp', 'IDR', 250000, 'book', 'Duty stamps of 25 leaves', 'Meterai 25 lembar'),
  ('SVC_GIRO_BOOK', 'stamp', 'IDR', 250000, 'book', 'Duty stamps of 25 leaves', 'Meterai 25 lembar'),
  ('', 'monthly', 'IDR', 150000, 'month', null, null)
) as row (service, fee_type, currency, amount, per, note_en, note_id);

insert into fees (service, fee_type, charge_instruction, tariff_kind, currency, percentage, lowest, highest, note_en, note_id, effective_from, source) values
  ('SVC_FCY_TT', 'provision', '', 'percentage', 'USD', '0.125', 5, 100, 'Transfers in the currency of the account', 'Transfer dalam mata uang rekening', '2026-01-01', 'Tarif bank 2026'),
  ('SVC_FCY_TT', 'correspondent', 'OUR', 'range', 'USD', null, 20, 35, null, null, '2026-01-01', 'Tarif bank 2026'),
  ('SVC_BILL_PAY', 'service', '', 'range', 'IDR', null, 0, 7500, 'Depends on the institution', 'Tergantung institusi', '2026-01-01', 'Tarif bank 2026'),
  ('SVC_TOPUP', 'service', '', 'range', 'IDR', null, 0, 3000, 'Depends on the institution', 'Tergantung institusi', '2026-01-01', 'Tarif bank 2026');

-- The opening board of the year; the treasury desk adds the later ones.
insert into exchange_rates (currency, quoted_at, quote_unit, tt_buy, tt_sell, notes_buy, notes_sell, middle, source)
select currency, timestamptz '2026-01-02 09:00:00+07', unit, middle * 0.9985, middle * 1.0015,
  case when has_notes then middle * 0.994 end, case when has_notes then middle * 1.006 end, middle, 'Treasury desk board'
from (values
  ('USD', 1, 16385.00, true), ('SGD', 1, 12585.00, true), ('JPY', 100, 10520.00, false), ('EUR', 1, 18950.00, true),
  ('AUD', 1, 10780.00, true), ('GBP', 1, 21560.00, false), ('HKD', 1, 2106.00, false), ('CNY', 1, 2304.00, false),
  ('CHF', 1, 20240.00, false), ('CAD', 1, 11735.00, false), ('NZD', 1, 9480.00, false), ('THB', 1, 505.50, false)
) as row (currency, unit, middle, has_notes);

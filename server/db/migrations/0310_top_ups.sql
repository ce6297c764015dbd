-- Stamp duty is due on receipts above an amount, at the institutions that pass it on.
alter table institutions add column has_stamp_duty boolean not null default false;
update institutions set has_stamp_duty = true where institution = 'PLN_PREPAID';
insert into thresholds (kind, amount, currency, effective_from, source) values
  ('STAMP_DUTY', 5000000, 'IDR', '2026-01-01', 'Undang-Undang Nomor 10 Tahun 2020 tentang Bea Meterai');
insert into fees (service, fee_type, charge_instruction, tariff_kind, currency, amount, note_en, note_id, effective_from, source) values
  ('SVC_TOPUP', 'stamp', '', 'fixed', 'IDR', 10000, 'Electricity tokens above IDR 5,000,000', 'Token listrik di atas IDR 5.000.000', '2026-01-01', 'Undang-Undang Nomor 10 Tahun 2020 tentang Bea Meterai');

update institutions set closes_at = '23:00', maximum = 10000000 where institution = 'PLN_PREPAID';
insert into denominations (institution, denom_code, label_en, label_id, value, price, effective_from, source) values
  ('PLN_PREPAID', 'PLN_5M', 'Token 5,000,000', 'Token 5.000.000', 5000000, 5000000, '2026-01-01', 'Perjanjian kerja sama biller 2026'),
  ('PLN_PREPAID', 'PLN_10M', 'Token 10,000,000', 'Token 10.000.000', 10000000, 10000000, '2026-01-01', 'Perjanjian kerja sama biller 2026');

insert into institutions (institution, name, category, payment_type, number_type, amount_kind, minimum, maximum, service_fee, effective_from, source) values
  ('MOBILE_LEGENDS', 'Mobile Legends', 'GAME', 'TOPUP', 'game', 'denomination', 20000, 500000, 0, '2026-01-01', 'Sandbox sample');
insert into denominations (institution, denom_code, label_en, label_id, value, price, effective_from, source) values
  ('MOBILE_LEGENDS', 'ML_DIAMOND_86', '86 diamonds', '86 diamond', 20000, 22000, '2026-01-01', 'Perjanjian kerja sama biller 2026'),
  ('MOBILE_LEGENDS', 'ML_DIAMOND_172', '172 diamonds', '172 diamond', 40000, 44000, '2026-01-01', 'Perjanjian kerja sama biller 2026'),
  ('MOBILE_LEGENDS', 'ML_DIAMOND_706', '706 diamonds', '706 diamond', 160000, 175000, '2026-01-01', 'Perjanjian kerja sama biller 2026');

-- The most that one top up may be.
update rail_limits set maximum = 20000000 where service = 'SVC_TOPUP';

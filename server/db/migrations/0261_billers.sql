-- Some billers settle before midnight and take nothing until the next day.
alter table institutions add column closes_at text;
update institutions set closes_at = '22:00' where institution in ('PLN_POSTPAID', 'PLN_NONTAGLIS', 'PLN_PREPAID');
update institutions set closes_at = '23:00' where institution = 'BPJS_KESEHATAN';

insert into reference_lists (kind, code, position, text_en, text_id, source) values
  ('INSTITUTION_CATEGORY', 'INSTALMENT', 17, 'Instalments', 'Angsuran', 'Sandbox sample');
insert into institutions (institution, name, category, payment_type, number_type, amount_kind, service_fee, effective_from, source) values
  ('ADIRA_FINANCE', 'Adira Finance', 'INSTALMENT', 'BILL_PAY', 'billing-number', 'bill', 5000, '2026-01-01', 'Sandbox sample');

-- The most that one bill payment may be.
update rail_limits set maximum = 500000000 where service = 'SVC_BILL_PAY';

-- A daily series has a maximum of its own: five years of days, leap days among them.
insert into system_parameters (name, value, description_en, description_id, effective_from, source) values
  ('RECURRING_MAX_FREQUENCY_DAILY', '1827', 'Payments of a daily series at most', 'Jumlah pembayaran harian paling banyak', '2026-01-01', 'Product terms for recurring payments 2026');

update reference_lists set position = 4 where kind = 'RECURRING_FREQUENCY' and code = 'MONTHLY';
update reference_lists set position = 3 where kind = 'RECURRING_FREQUENCY' and code = 'WEEKLY';
insert into reference_lists (kind, code, position, text_en, text_id, extra, source) values
  ('RECURRING_FREQUENCY', 'DAILY', 2, 'Daily', 'Harian', '{"dayChoice": "none", "limit": "RECURRING_MAX_FREQUENCY_DAILY"}', 'Ketentuan pembayaran berkala 2026');

-- What a book costs besides its duty stamps, when it is ready, and where the branches are.
insert into fees (service, fee_type, charge_instruction, tariff_kind, currency, amount, per, effective_from, source)
select service, 'service', '', 'fixed', 'IDR', 150000, 'book', '2026-01-01', 'Tarif bank 2026'
from (values ('SVC_CHQ_BOOK'), ('SVC_GIRO_BOOK')) as row (service);

insert into system_parameters (name, value, description_en, description_id, effective_from, source) values
  ('CHEQUE_BOOK_READY_DAYS', '3', 'Working days until cheque books are at the branch', 'Hari kerja sampai buku cek tersedia di cabang', '2026-01-01', 'Product terms for cheque books 2026'),
  ('CHEQUE_BOOK_KEPT_MONTHS', '1', 'Months for which a branch keeps cheque books', 'Lama cabang menyimpan buku cek dalam bulan', '2026-01-01', 'Product terms for cheque books 2026');

update reference_lists set extra = extra || jsonb_build_object('latitude', latitude, 'longitude', longitude)
from (values
  ('0701', -6.2146, 106.8228), ('0712', -6.1588, 106.9056), ('0718', -6.1930, 106.7690), ('0731', -6.3015, 106.6527),
  ('0745', -6.9217, 107.6124), ('0762', -6.9796, 110.4139), ('0805', -7.2636, 112.7455), ('0811', -7.2890, 112.7389),
  ('0840', -8.6712, 115.2066), ('0866', 3.5795, 98.6727), ('0880', -5.1353, 119.4110)
) as place (branch, latitude, longitude)
where kind = 'BRANCH' and code = branch;

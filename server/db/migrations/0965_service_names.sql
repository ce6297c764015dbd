-- The names of the services as the portal's own screens write them: a list of limits and a payment say the same.
update services set name_en = named.name_en, name_id = named.name_id
from (values
  ('SVC_BILL_PAY', 'Bill payment', 'Pembayaran tagihan'),
  ('SVC_BULK_BILLTOP', 'Bulk bills and top-ups', 'Tagihan dan top up massal'),
  ('SVC_BULK_PAYROLL', 'Payroll', 'Payroll'),
  ('SVC_BULK_TAX_PAY', 'Bulk tax payment', 'Pembayaran pajak massal'),
  ('SVC_BULK_TRF', 'Bulk payment', 'Pembayaran massal'),
  ('SVC_BULK_DD', 'Bulk debit', 'Debit massal'),
  ('SVC_CHQ_BOOK', 'Cheque book', 'Buku cek'),
  ('SVC_GIRO_BOOK', 'Bilyet giro book', 'Buku bilyet giro'),
  ('SVC_FCY_OVB', 'Foreign currency overbooking', 'Pemindahbukuan valas'),
  ('SVC_FCY_TT', 'Telegraphic transfer', 'Telegraphic transfer'),
  ('SVC_LCY_LLG', 'SKN (LLG)', 'SKN (LLG)'),
  ('SVC_LCY_ONLINE', 'Online transfer', 'Transfer online'),
  ('SVC_LCY_OVB', 'Overbooking', 'Pemindahbukuan'),
  ('SVC_LCY_RTGS', 'RTGS', 'RTGS'),
  ('SVC_LCY_BIFAST', 'BI-FAST', 'BI-FAST'),
  ('SVC_TAX_PAY', 'Tax payment', 'Pembayaran pajak'),
  ('SVC_TOPUP', 'Top-up', 'Top up'),
  ('SVC_RECURRING', 'Recurring payment', 'Transaksi berkala'),
  ('SVC_FT_PAYMENT', 'Payment files', 'File pembayaran'),
  ('SVC_FT_REPORT', 'Report files', 'File laporan')
) as named (service, name_en, name_id)
where services.service = named.service;

-- What FAC and FAG mean, in the words that the maker chooses from.
update reference_lists set text_en = 'FAC - Full amount: the sender pays all banks except the payee''s own',
  text_id = 'FAC - Nominal penuh: pengirim membayar semua bank kecuali bank penerima'
where kind = 'TRADE_CHARGE_TYPE' and code = 'FAC';
update reference_lists set text_en = 'FAG - Full amount guaranteed: the sender pays all banks',
  text_id = 'FAG - Nominal penuh dijamin: pengirim membayar semua bank'
where kind = 'TRADE_CHARGE_TYPE' and code = 'FAG';

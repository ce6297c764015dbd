update reference_lists set text_id = 'Pemindahan kekayaan' where kind = 'BIFAST_PURPOSE' and code = '02';

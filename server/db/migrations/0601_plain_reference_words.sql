-- One word for one thing, and no purposes of money that comes in, because a purpose is chosen for money that goes out.
update reference_lists set text_en = 'Phone credit' where kind = 'INSTITUTION_CATEGORY' and code = 'MOBILE_CREDIT';
update reference_lists set text_id = 'SHA - Masing-masing membayar banknya sendiri'
where kind in ('CHARGE_INSTRUCTION', 'TRADE_CHARGE_TYPE') and code = 'SHA';
update exchange_rates set source = 'Bank treasury' where source = 'Treasury desk board';
delete from reference_lists where kind = 'TRANSACTION_PURPOSE' and code in ('2011', '2019');

-- One word a concept, as in docs/glossary.md: the clearing and the top up are called the same on every screen.
update services set
  short_name = replace(replace(short_name, 'LLG', 'SKN (LLG)'), 'Top-up', 'Top Up'),
  name_en = replace(replace(name_en, 'LLG', 'SKN (LLG)'), 'Top-up', 'Top Up'),
  name_id = replace(replace(name_id, 'LLG', 'SKN (LLG)'), 'Top-up', 'Top Up')
where service in ('SVC_LCY_LLG', 'SVC_TOPUP', 'SVC_BULK_BILLTOP');

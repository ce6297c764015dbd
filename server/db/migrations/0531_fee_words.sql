-- As in docs/glossary.md: the clearing is SKN (LLG) in the notes of fees, too.
update fees set
  note_en = replace(note_en, 'LLG', 'SKN (LLG)'),
  note_id = replace(note_id, 'LLG', 'SKN (LLG)')
where note_en like '%LLG%';

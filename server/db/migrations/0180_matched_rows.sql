-- The row of the workflow map is kept by its name and amounts, which each reader is shown in their own language; of what
-- was kept in words before, the words stay as its name. A company of one person needs no map.
alter table requests alter column matched_row drop not null;
alter table requests alter column matched_row type jsonb
  using case when matched_row <> 'Single access' then jsonb_build_object('name', left(matched_row, 140), 'minimum', null, 'maximum', null) end;
alter table request_decisions alter column matched_row drop not null;
alter table request_decisions alter column matched_row type jsonb
  using case when matched_row <> 'Single access' then jsonb_build_object('name', left(matched_row, 140), 'minimum', null, 'maximum', null) end;

-- Who changed a favorite by a task of administration, and who approved it.
alter table favorites
  add column changed_by jsonb,
  add column changed_at timestamptz,
  add column approved_by jsonb;

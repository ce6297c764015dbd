-- The bank's keys for files that come by file transfer: one a month, the private half readable by the server alone.
create table file_keys (
  key_id text primary key,
  public_key jsonb not null,
  sealed_private_key bytea not null,
  made_at timestamptz not null
);

-- A value sealed under the storage key on the first start: a server with another key cannot open it, and does not start.
create table storage_key_checks (
  only_one boolean primary key default true check (only_one),
  sealed bytea not null
);

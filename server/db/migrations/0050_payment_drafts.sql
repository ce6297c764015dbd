-- What was typed is readable by nobody but the server: the content is encrypted.
create table payment_drafts (
  company_id text not null,
  user_id text not null,
  draft_id uuid not null,
  revision integer not null default 1,
  transaction_type text not null,
  content bytea not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, user_id, draft_id),
  foreign key (company_id, user_id) references users
);

-- What of an event reads differently in Indonesian.
alter table events add column in_indonesian jsonb;
create index events_old on events (created_at);

-- What the stream of a session carries.
create table stream_topics (
  company_id text not null,
  session_id uuid not null references sessions on delete cascade,
  topics text[] not null,
  primary key (company_id, session_id)
);

create table inbox_messages (
  company_id text not null,
  user_id text not null,
  message_id uuid not null,
  category text not null
    check (category in ('transaction', 'request', 'report', 'security', 'administration', 'announcement')),
  subject_en text not null,
  subject_id text not null,
  -- Paragraphs and facts by language: { "EN": { "paragraphs": [], "facts": [] }, "ID": … }.
  texts jsonb not null,
  target jsonb,
  received_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, user_id, message_id),
  foreign key (company_id, user_id) references users
);
create index inbox_messages_by_time on inbox_messages (company_id, user_id, received_at, message_id);
create index inbox_messages_unread on inbox_messages (company_id, user_id) where read_at is null;

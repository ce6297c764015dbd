-- Housekeeping asks every hour what is old.
create index challenges_old on challenges (expires_at);
create index mailed_links_old on mailed_links (expires_at);
create index mails_old on mails (created_at);
create index inbox_messages_old on inbox_messages (received_at);
create index spent_refresh_tokens_of_session on spent_refresh_tokens (session_id);

-- When a user is on leave, as a list of first and last days. It takes no right away.
alter table user_details add column leave jsonb not null default '[]';

create index user_details_on_leave on user_details (company_id) where leave <> '[]';

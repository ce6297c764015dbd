-- The list of users begins with the first names without reading all users.
create index users_by_name on users (company_id, name, user_id) where deleted_at is null;
-- Who administers a company is asked with every task and list; in a large company they are few among many.
create index users_administrators on users (company_id, user_id)
where roles && array['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'];
-- One match at most: a query that counts users need not join what it does not ask about. The names are already unique
-- in lower case.
create unique index user_groups_by_exact_name on user_groups (company_id, name);
create unique index sub_user_groups_by_exact_name on sub_user_groups (company_id, name);
drop index token_devices_of_user;
create unique index token_devices_of_user on token_devices (company_id, user_id);

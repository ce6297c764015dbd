-- Nothing ever wrote it: a user ID is locked by its failed logins.
alter table users drop column locked_until;

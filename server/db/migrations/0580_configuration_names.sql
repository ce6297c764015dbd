-- A list of the set-up of a day is sorted by name. A content may be a megabyte, so its name stands beside it.
alter table configuration_versions add column name text generated always as (content ->> 'name') stored;

-- Several people an event is for; user_id names a single one, and both are empty where it is for the whole company.
alter table events add column user_ids text[];

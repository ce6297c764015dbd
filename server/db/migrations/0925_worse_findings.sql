-- What was a lesser finding the night before, for example a passport that ended soon and now is over.
alter table nightly_findings add column is_worse boolean not null default false;

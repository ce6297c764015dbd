-- The list of maps counts overlaps, for which it would read all rows. Null until the map is published again, and for a
-- map whose rows name account groups, because the overlaps then change with the accounts of these groups.
alter table workflow_maps add column overlap_count integer;

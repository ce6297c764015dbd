-- What the health check writes. Truncating gives the table a new file, so a disk without room for a page is noticed.
create table health_probes (written_at timestamptz not null);

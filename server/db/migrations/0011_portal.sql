create table maintenance_windows (
  window_id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  whole_portal boolean not null,
  services text[] not null default '{}',
  reason_en text not null,
  reason_id text not null,
  check (ends_at > starts_at)
);
create index maintenance_windows_by_end on maintenance_windows (ends_at);

create table browser_minimums (
  browser text not null,
  minimum_version text not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (browser, effective_from)
);

insert into browser_minimums (browser, minimum_version, effective_from, source) values
  ('Chrome', '40', '2026-01-01', 'Bank policy on browsers 2026'),
  ('Firefox', '34', '2026-01-01', 'Bank policy on browsers 2026'),
  ('Safari', '9.1', '2026-01-01', 'Bank policy on browsers 2026'),
  ('Edge', '15', '2026-01-01', 'Bank policy on browsers 2026');

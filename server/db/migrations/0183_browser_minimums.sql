-- What the portal's own page for older browsers names.
insert into browser_minimums (browser, minimum_version, effective_from, source) values
  ('Chrome', '125', '2026-10-01', 'Bank policy on browsers 2026, first supplement'),
  ('Edge', '125', '2026-10-01', 'Bank policy on browsers 2026, first supplement'),
  ('Firefox', '126', '2026-10-01', 'Bank policy on browsers 2026, first supplement'),
  ('Safari', '17.4', '2026-10-01', 'Bank policy on browsers 2026, first supplement');

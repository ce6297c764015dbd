insert into system_parameters (name, value, description_en, description_id, effective_from, source) values
  ('CAPTCHA_POLICY', 'ALWAYS', 'When a login needs a captcha: ALWAYS, AFTER_FAILURE or UNUSUAL_PLACE', 'Kapan login memerlukan captcha: ALWAYS, AFTER_FAILURE, atau UNUSUAL_PLACE', '2026-01-01', 'Bank policy on sessions 2026');

-- Network addresses that someone has logged in from; whose login it was is not stored.
create table login_places (
  place text primary key,
  last_login_at timestamptz not null
);
create index login_places_old on login_places (last_login_at);

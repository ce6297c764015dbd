insert into system_parameters (name, value, description_en, description_id, effective_from, source) values
  ('MAX_WAITING_DAYS', '30', 'Days that a request may wait for its people before it expires', 'Hari suatu permintaan dapat menunggu pelakunya sebelum kedaluwarsa', '2026-01-01', 'Product terms for approvals 2026');

create index requests_waiting on requests (execution_date, company_id, task_id) where stage_kind is not null or tab = 'repair';

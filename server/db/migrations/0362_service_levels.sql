-- Service levels in hours and minutes, for financial requests and for service requests, which move no money.
alter table stage_service_levels
  add column request_type text not null default 'financial-request'
    check (request_type in ('financial-request', 'service-request')),
  add column minutes integer not null default 0 check (minutes between 0 and 59),
  drop constraint stage_service_levels_hours_check,
  drop constraint stage_service_levels_pkey,
  add check (hours >= 0 and hours + minutes > 0),
  add primary key (company_id, request_type, stage);
insert into stage_service_levels (company_id, request_type, stage, hours)
select company_id, 'service-request', stage, hours from stage_service_levels;

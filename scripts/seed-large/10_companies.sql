-- Each company is a copy of the demonstration company: the same users, groups, workflow map and limits.
create temp table shares on commit drop as
select company_no, company_id, name,
  floor(transactions * running / whole) - floor(transactions * (running - weight) / whole) as transactions
from (
  select k as company_no, 'COMPANY' || lpad(k::text, 4, '0') as company_id, 'PT Perusahaan ' || lpad(k::text, 4, '0') as name,
    weight, sum(weight) over (order by k) as running, sum(weight) over () as whole, transactions
  -- Makes a few companies far busier than most.
  from seed, generate_series(1, companies) as k, lateral (select 1 / sqrt(k) as weight) as w
) as weighted;

insert into companies (company_id, name) select company_id, name from shares;

insert into company_features (company_id, features, hidden_menus)
select s.company_id, f.features, f.hidden_menus from company_features f, shares s where f.company_id = 'NUSANTARA';

insert into users (company_id, user_id, name, email, mobile, roles, services, flags, password_hash)
select s.company_id, replace(u.user_id, 'NUSANTARA', s.company_id), u.name, u.email, u.mobile, u.roles, u.services, u.flags,
  u.password_hash
from users u, shares s where u.company_id = 'NUSANTARA';

insert into user_details (company_id, user_id, identity_number, user_group, sub_user_group, email_notices, password_changed_at)
select s.company_id, replace(d.user_id, 'NUSANTARA', s.company_id), d.identity_number, d.user_group, d.sub_user_group,
  d.email_notices, d.password_changed_at
from user_details d, shares s where d.company_id = 'NUSANTARA';

insert into token_devices (company_id, serial_number, user_id, token_type, status, secret, assigned_at)
select s.company_id, d.serial_number, replace(d.user_id, 'NUSANTARA', s.company_id), d.token_type, d.status, d.secret, d.assigned_at
from token_devices d, shares s where d.company_id = 'NUSANTARA';

insert into enterprise_limits (company_id, limit_id, name, is_active, minimum_amount, maximum_amount)
select s.company_id, l.limit_id, l.name, l.is_active, l.minimum_amount, l.maximum_amount
from enterprise_limits l, shares s where l.company_id = 'NUSANTARA';

insert into enterprise_limit_items (company_id, limit_id, service, amount)
select s.company_id, i.limit_id, i.service, i.amount from enterprise_limit_items i, shares s where i.company_id = 'NUSANTARA';

insert into user_groups (company_id, group_id, name, workflow_map_ids, enterprise_limit_ids)
select s.company_id, g.group_id, g.name, g.workflow_map_ids, g.enterprise_limit_ids from user_groups g, shares s where g.company_id = 'NUSANTARA';

insert into sub_user_groups (company_id, group_id, name, is_active, user_group_id, enterprise_limit_ids, account_access, services)
select s.company_id, g.group_id, g.name, g.is_active, g.user_group_id, g.enterprise_limit_ids, g.account_access, g.services
from sub_user_groups g, shares s where g.company_id = 'NUSANTARA';

insert into approval_groups (company_id, group_id, name)
select s.company_id, g.group_id, g.name from approval_groups g, shares s where g.company_id = 'NUSANTARA';

insert into approval_group_members (company_id, group_id, user_id)
select s.company_id, m.group_id, replace(m.user_id, 'NUSANTARA', s.company_id)
from approval_group_members m, shares s where m.company_id = 'NUSANTARA';

insert into approval_workflows (company_id, workflow_id, name, request_type, approval_order, approval_mode, approval_scope,
  verify, approve, release)
select s.company_id, w.workflow_id, w.name, w.request_type, w.approval_order, w.approval_mode, w.approval_scope, w.verify,
  w.approve, w.release
from approval_workflows w, shares s where w.company_id = 'NUSANTARA';

insert into workflow_maps (company_id, map_id, name, is_active, rows)
select s.company_id, w.map_id, w.name, w.is_active, w.rows from workflow_maps w, shares s where w.company_id = 'NUSANTARA';

insert into approval_matrices (company_id, version, rows, created_at)
select s.company_id, m.version, m.rows, m.created_at from approval_matrices m, shares s where m.company_id = 'NUSANTARA';

insert into stage_service_levels (company_id, stage, hours)
select s.company_id, l.stage, l.hours from stage_service_levels l, shares s where l.company_id = 'NUSANTARA';

insert into person_limits (company_id, user_id, stage, amount)
select s.company_id, replace(l.user_id, 'NUSANTARA', s.company_id), l.stage, l.amount
from person_limits l, shares s where l.company_id = 'NUSANTARA';

insert into company_limits (company_id, kind, service, subject, amount)
select s.company_id, l.kind, l.service, replace(l.subject, 'NUSANTARA', s.company_id), l.amount
from company_limits l, shares s where l.company_id = 'NUSANTARA';

insert into accounts (company_id, account_id, number, alias, name, kind, currency, branch, status, interest_rate, details)
select s.company_id, a.account_id, '17' || lpad(s.company_no::text, 4, '0') || right(a.number, 7), a.alias, s.name, a.kind,
  a.currency, a.branch, a.status, a.interest_rate, a.details
from accounts a, shares s where a.company_id = 'NUSANTARA' and a.kind in ('CA', 'SA');

insert into account_balances (company_id, account_id, updated_at)
select a.company_id, a.account_id, seed.now from accounts a join shares using (company_id), seed;

insert into account_access (company_id, user_id, account_id, is_favorite)
select s.company_id, replace(x.user_id, 'NUSANTARA', s.company_id), x.account_id, x.is_favorite
from account_access x join accounts a using (company_id, account_id), shares s
where x.company_id = 'NUSANTARA' and a.kind in ('CA', 'SA');

insert into favorites (company_id, favorite_id, name, payment_type, service, payee_name, destination, destination_bank,
  bank_code, currency, form, scope, sub_user_groups, is_approved, used_times, created_by, created_by_name, created_at)
select s.company_id, f.favorite_id || '-' || k, f.name || ' ' || k, f.payment_type, f.service, f.payee_name, f.destination,
  f.destination_bank, f.bank_code, f.currency, f.form, f.scope, f.sub_user_groups, true, k,
  replace(f.created_by, 'NUSANTARA', s.company_id), f.created_by_name, f.created_at
from favorites f, shares s, generate_series(1, 8) as k where f.company_id = 'NUSANTARA' and f.is_approved;

-- One row per transaction: its time, maker, payee, amount and final state.
select setseed(0.42);

create temp table payees on commit drop as
select k as payee_no, 'PT Mitra ' || lpad(k::text, 4, '0') as name, '52703' || lpad(k::text, 5, '0') as number,
  (array['014', '008', '009', '002', '022'])[1 + k % 5] as bank_code,
  (array['Bank Central Asia', 'Bank Mandiri', 'Bank Negara Indonesia', 'Bank Rakyat Indonesia', 'Bank CIMB Niaga'])[1 + k % 5] as bank
from generate_series(1, 400) as k;

create temp table plan on commit drop as
with drawn as (
  select s.company_id, seed.first_number + row_number() over (order by s.company_no, n) as number,
    date_trunc('milliseconds', seed.now - interval '365 days' * ((s.transactions - n + 0.5) / s.transactions)) as created_at,
    random() as chance, 1 + floor(400 * power(random(), 2))::int as payee_no,
    (10 + floor(4990 * power(random(), 3)))::int * 10000::numeric as amount,
    case when random() < 0.8 then 'acc-0001' else 'acc-0002' end as account_id,
    case when random() < 0.6 then 'MAKER01' else 'MAKER02' end as maker
  from seed, shares s, lateral generate_series(1, s.transactions::int) as n
)
select d.*, to_char(d.created_at at time zone 'Asia/Jakarta', 'YYYYMMDD') as digits,
  (d.created_at at time zone 'Asia/Jakarta')::date as day,
  case
    when d.created_at > seed.now - interval '1 day' and chance < 0.2 then 'verify'
    when d.created_at > seed.now - interval '1 day' and chance < 0.4 then 'approve'
    when d.created_at > seed.now - interval '1 day' and chance < 0.5 then 'release'
    when d.created_at > seed.now - interval '4 days' and chance < 0.54 and chance > 0.5 then 'repair'
    when d.created_at > seed.now - interval '4 days' and chance < 0.58 and chance > 0.54 then 'forward'
    when chance > 0.97 then 'cancelled'
    when chance > 0.94 then 'rejected'
    when chance > 0.90 then 'failed'
    else 'done'
  end as state
from drawn d, seed;

create temp table planned on commit drop as
select p.*, u.name as maker_name, p.maker || '@' || p.company_id as maker_id, y.name as payee_name, y.number as payee_number,
  y.bank, y.bank_code, a.number as account_number, a.alias, 'LCY' || substr(p.digits, 3) || lpad(p.number::text, 7, '0') as ref_no,
  'TSK-' || p.digits || '-' || lpad(p.number::text, greatest(6, length(p.number::text)), '0') as task_id,
  'LOG-' || p.digits || '-' || lpad(p.number::text, 7, '0') as id_trx_log,
  case p.state when 'verify' then 0 when 'approve' then 1 when 'release' then 2 when 'repair' then 1 when 'rejected' then 1
    when 'cancelled' then 1 else 3 end as passed
from plan p
join payees y using (payee_no)
join accounts a on a.company_id = p.company_id and a.account_id = p.account_id
join users u on u.company_id = p.company_id and u.user_id = p.maker || '@' || p.company_id
order by p.number;
analyze planned;

-- The steps of each transaction, in order; the step number follows from place.
create temp table planned_steps on commit drop as
select p.company_id, p.task_id, p.ref_no, p.payee_name, p.state, p.day, seed.first_step + (p.number - seed.first_number) * 6 + place as step_no, place,
  action, s.actor || '@' || p.company_id as actor_id, u.name as actor_name, p.created_at + interval '7 minutes' * place as acted_at,
  s.status, event_type
from seed, planned p cross join lateral (values
  (0, 'submit', p.maker, 'Pending Verify', 'request-submitted', true),
  (1, 'verify', 'VERIFIER01', 'Pending Approve', 'request-verified', p.passed > 0),
  (2, 'approve', 'APPROVER02', 'Pending Release', 'request-approved', p.passed > 1),
  (2, 'send-to-repair', 'APPROVER02', 'For Repair', 'request-sent-to-repair', p.state in ('repair', 'cancelled')),
  (2, 'reject', 'APPROVER02', 'Rejected', 'request-rejected', p.state = 'rejected'),
  (3, 'cancel', p.maker, 'Cancelled', 'request-cancelled', p.state = 'cancelled'),
  (3, 'release', 'RELEASER01', 'Released', 'request-released', p.passed > 2),
  (4, 'execute', null, 'Successful', 'transaction-executed', p.state = 'done'),
  (4, 'execute', null, 'Failed', 'transaction-failed', p.state = 'failed')
) as s (place, action, actor, status, event_type, happened)
left join users u on u.company_id = p.company_id and u.user_id = s.actor || '@' || p.company_id
where s.happened
order by step_no;
analyze planned_steps;

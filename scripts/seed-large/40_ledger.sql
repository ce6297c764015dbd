-- A debit for each payment, a credit for every second one, and an opening balance large enough for all debits.
create temp table movements on commit drop as
select md5('opening' || a.company_id || a.account_id)::uuid as entry_id, 'opening' as kind, a.company_id || '/' || a.account_id as reference,
  a.company_id, a.account_id, a.currency, 1000000000000::numeric as amount, 'SALDO AWAL' as description,
  '' as partner, '' as partner_number, '' as partner_bank, seed.now - interval '366 days' as booked_at
from seed, accounts a join shares using (company_id)
union all
select md5('transfer' || ref_no)::uuid, 'transfer', ref_no, company_id, account_id, 'IDR', -amount, 'TRF KE ' || payee_name,
  payee_name, payee_number, bank, created_at + interval '28 minutes'
from planned where state = 'done'
union all
select md5('incoming' || number)::uuid, 'history', 'incoming/' || number, company_id, account_id, 'IDR', amount * 2,
  'TRF DARI ' || payee_name, payee_name, payee_number, bank, created_at + interval '3 minutes'
from planned where number % 2 = 0;

insert into journal_entries (entry_id, kind, reference, booked_at, value_date, channel)
select entry_id, kind, reference, booked_at, (booked_at at time zone 'Asia/Jakarta')::date,
  case kind when 'transfer' then 'BI-FAST' else 'host' end
from movements;

insert into postings (company_id, account_id, entry_id, amount, currency, balance_after, description, counterparty_name,
  counterparty_number, counterparty_bank, booked_at, value_date)
select company_id, account_id, entry_id, amount, currency,
  before + sum(amount) over (partition by company_id, account_id order by booked_at, entry_id), description, partner, partner_number,
  partner_bank, booked_at, (booked_at at time zone 'Asia/Jakarta')::date
from (
  select company_id, account_id, entry_id, amount, currency, 0::numeric as before, description, partner, partner_number,
    partner_bank, booked_at
  from movements
  union all
  select b.company_id, b.account_id, m.entry_id, -m.amount, m.currency, b.balance, m.description, '', '', '', m.booked_at
  from movements m join account_balances b
    on b.company_id = '@BANK' and b.account_id = case m.kind when 'opening' then 'opening-' else 'clearing-' end || m.currency
) as lines
order by company_id, account_id, booked_at, entry_id;

update account_balances b set balance = b.balance + m.total, updated_at = seed.now
from seed, (
  select company_id, account_id, sum(amount) as total from movements group by 1, 2
  union all
  select '@BANK', case kind when 'opening' then 'opening-' else 'clearing-' end || currency, -sum(amount) from movements group by 2
) as m
where b.company_id = m.company_id and b.account_id = m.account_id;

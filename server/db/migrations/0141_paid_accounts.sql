-- Whom a company has paid, once each: pickers ask for it as people type, and the payments behind it are many.
create table paid_accounts (
  company_id text not null references companies,
  service text not null,
  bank_code text not null,
  account_number text not null,
  bank_name text not null,
  account_name text not null,
  currency text,
  last_paid_at timestamptz not null,
  primary key (company_id, service, bank_code, account_number)
);

create function remember_paid_account() returns trigger language plpgsql as $function$
begin
  insert into paid_accounts as p
    (company_id, service, bank_code, account_number, bank_name, account_name, currency, last_paid_at)
  values (new.company_id, new.service, new.content #>> '{form,payee,beneficiary,bankCode}', new.payee_account,
    new.payee_bank, new.payee_name, new.content #>> '{form,payee,beneficiary,currency}', new.updated_at)
  on conflict (company_id, service, bank_code, account_number) do update
    set bank_name = excluded.bank_name, account_name = excluded.account_name, currency = excluded.currency,
      last_paid_at = excluded.last_paid_at
    where excluded.last_paid_at >= p.last_paid_at;
  return null;
end $function$;

-- Beside the requests themselves, so that no way of paying can forget it.
create trigger requests_remember_paid_account after insert or update of tab on requests for each row
  when (new.tab = 'successful' and new.service is not null
    and new.content #>> '{form,payee,beneficiary,bankCode}' is not null)
  execute function remember_paid_account();

insert into paid_accounts
select distinct on (1, 2, 3, 4) company_id, service, content #>> '{form,payee,beneficiary,bankCode}', payee_account,
  payee_bank, payee_name, content #>> '{form,payee,beneficiary,currency}', updated_at
from requests
where tab = 'successful' and service is not null and content #>> '{form,payee,beneficiary,bankCode}' is not null
order by 1, 2, 3, 4, updated_at desc;

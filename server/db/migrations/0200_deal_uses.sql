-- What requests have taken of a deal, counted in the row of the deal. Two transactions that take of it wait for each
-- other, and neither can take more than is left.
alter table deals add column used numeric(20, 2) not null default 0 check (used >= 0);

-- Of both amounts of a conversion the one in the currency of the deal.
create function deal_part(conversion jsonb, deal_currency text) returns numeric language sql immutable as $function$
  select (case when conversion #>> '{debitAmount,currency}' = deal_currency
    then conversion #>> '{debitAmount,value}' else conversion #>> '{creditAmount,value}' end)::numeric
$function$;

update deals d set used = taken.used
from (
  select d.company_id, d.deal_number, sum(deal_part(r.conversion, d.currency)) as used
  from requests r join deals d
    on d.company_id = r.company_id and d.deal_number = r.content #>> '{form,deal,dealNumber}'
  where r.has_special_rate and r.tab <> 'unsuccessful'
  group by 1, 2
) as taken
where d.company_id = taken.company_id and d.deal_number = taken.deal_number;
drop index requests_at_special_rate;

create function count_deal_use() returns trigger language plpgsql as $function$
declare
  held boolean := tg_op = 'UPDATE' and old.has_special_rate and old.tab <> 'unsuccessful';
  holds boolean := new.has_special_rate and new.tab <> 'unsuccessful';
  -- The host carried out an order that was given up for lost: the money has moved, whatever is left.
  is_late boolean := tg_op = 'UPDATE' and old.tab = 'unsuccessful' and new.tab = 'successful';
begin
  if held and holds and old.conversion = new.conversion
    and old.content #>> '{form,deal,dealNumber}' = new.content #>> '{form,deal,dealNumber}' then
    return null;
  end if;
  if held then
    update deals d set used = d.used - deal_part(old.conversion, d.currency)
    where d.company_id = old.company_id and d.deal_number = old.content #>> '{form,deal,dealNumber}';
  end if;
  if not holds then
    return null;
  end if;
  update deals d set used = d.used + deal_part(new.conversion, d.currency)
  where d.company_id = new.company_id and d.deal_number = new.content #>> '{form,deal,dealNumber}'
    and (is_late or d.used + deal_part(new.conversion, d.currency) <= d.amount);
  if not found then
    raise check_violation using constraint = 'deals_not_overused',
      message = format('The deal of request %s has less left than the request takes', new.ref_no);
  end if;
  return null;
end $function$;

-- A trigger on the requests themselves, so that no way of submitting, repairing or ending one can forget it. It is not a
-- check constraint of deals: a deal that was overused before this migration must still accept what is given back.
create trigger requests_take_of_deal after insert on requests for each row
  when (new.has_special_rate) execute function count_deal_use();
create trigger requests_change_deal_use after update of tab, has_special_rate, conversion, content on requests
  for each row when (old.has_special_rate or new.has_special_rate) execute function count_deal_use();

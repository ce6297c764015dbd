-- What the dealing room agreed with a company: so much of a currency, at this rate, on this day.
create table deals (
  company_id text not null references companies,
  deal_number text not null,
  from_currency text not null,
  to_currency text not null,
  -- In the currency that the rate prices; the other side is rupiah or follows from the rate.
  amount numeric(20, 2) not null,
  currency text not null,
  -- Rupiah for one unit of the foreign currency.
  rate numeric(18, 6) not null,
  value_date date not null,
  valid_until timestamptz not null,
  primary key (company_id, deal_number)
);

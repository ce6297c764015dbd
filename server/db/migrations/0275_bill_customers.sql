-- From which month on a customer of the sandbox's billers has had bills, so that those which nobody paid stay open.
create table host_bill_customers (
  institution text not null,
  customer_number text not null,
  first_month date not null,
  primary key (institution, customer_number)
);

-- Amounts belong to the institution and to its denominations.
create table institutions (
  institution text not null,
  name text not null,
  category text not null,
  payment_type text not null check (payment_type in ('BILL_PAY', 'TOPUP')),
  number_type text not null,
  amount_kind text not null check (amount_kind in ('bill', 'open', 'denomination')),
  minimum numeric(20, 2),
  maximum numeric(20, 2),
  service_fee numeric(20, 2) not null,
  available boolean not null default true,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (institution, effective_from)
);

create table denominations (
  institution text not null,
  denom_code text not null,
  label_en text not null,
  label_id text not null,
  value numeric(20, 2) not null,
  price numeric(20, 2) not null,
  available boolean not null default true,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (institution, denom_code, effective_from)
);

create table phone_prefixes (
  prefix text not null,
  operator text not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (prefix, effective_from)
);

insert into reference_lists (kind, code, position, text_en, text_id, source) values
  ('INSTITUTION_CATEGORY', 'ELECTRICITY', 1, 'Electricity', 'Listrik', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'TELEPHONE', 2, 'Telephone', 'Telepon', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'MOBILE_POSTPAID', 3, 'Postpaid mobile', 'Telepon seluler pascabayar', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'INTERNET', 4, 'Internet and cable TV', 'Internet dan TV kabel', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'WATER', 5, 'Water', 'Air', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'INSURANCE', 6, 'Insurance', 'Asuransi', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'HEALTH', 7, 'BPJS', 'BPJS', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'CREDIT_CARD', 8, 'Credit card', 'Kartu kredit', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'SECURITIES', 9, 'Securities', 'Sekuritas', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'VIRTUAL_ACCOUNT', 10, 'Virtual account', 'Virtual account', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'ONLINE_SHOP', 11, 'Online shops', 'Belanja online', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'E_WALLET', 12, 'E-wallet', 'Dompet digital', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'MOBILE_CREDIT', 13, 'Mobile credit', 'Pulsa', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'MOBILE_DATA', 14, 'Mobile data', 'Paket data', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'ELECTRICITY_TOKEN', 15, 'Electricity token', 'Token listrik', 'Perjanjian kerja sama biller 2026'),
  ('INSTITUTION_CATEGORY', 'GAME', 16, 'Game voucher', 'Voucher game', 'Perjanjian kerja sama biller 2026');

insert into reference_lists (kind, code, text_en, text_id, source) values
  ('NUMBER_TYPE', 'pln-customer', 'Customer ID', 'ID Pelanggan', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'telephone', 'Telephone number', 'Nomor telepon', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'mobile-postpaid', 'Mobile number', 'Nomor ponsel', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'virtual-account', 'Virtual account number', 'Nomor virtual account', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'bpjs', 'BPJS virtual account number', 'Nomor virtual account BPJS', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'internet-cable', 'Customer number', 'Nomor pelanggan', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'water', 'Customer number', 'Nomor pelanggan', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'insurance', 'Policy number', 'Nomor polis', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'securities', 'Securities account number', 'Nomor rekening efek', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'credit-card', 'Card number', 'Nomor kartu', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'payment-code', 'Payment code', 'Kode bayar', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'billing-number', 'Billing number', 'Nomor tagihan', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'gopay', 'GoPay mobile number', 'Nomor ponsel GoPay', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'ovo', 'OVO mobile number', 'Nomor ponsel OVO', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'dana', 'DANA mobile number', 'Nomor ponsel DANA', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'linkaja', 'LinkAja mobile number', 'Nomor ponsel LinkAja', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'shopeepay', 'ShopeePay mobile number', 'Nomor ponsel ShopeePay', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'mobile-credit', 'Mobile number', 'Nomor ponsel', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'mobile-data', 'Mobile number', 'Nomor ponsel', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'pln-prepaid', 'Meter number or customer ID', 'Nomor meter atau ID Pelanggan', 'Perjanjian kerja sama biller 2026'),
  ('NUMBER_TYPE', 'game', 'Player ID', 'ID pemain', 'Perjanjian kerja sama biller 2026');

insert into institutions (institution, name, category, payment_type, number_type, amount_kind, minimum, maximum, service_fee, available, effective_from, source)
select institution, name, category, case when position < 12 then 'BILL_PAY' else 'TOPUP' end, number_type, amount_kind,
  minimum, maximum, fee, institution <> 'MANDIRI_CC', '2026-01-01', 'Perjanjian kerja sama biller 2026'
from (values
  ('PLN_POSTPAID', 'PLN Postpaid', 'ELECTRICITY', 'pln-customer', 'bill', null, null, 3000),
  ('PLN_NONTAGLIS', 'PLN Non-Taglis', 'ELECTRICITY', 'pln-customer', 'bill', null, null, 3000),
  ('TELKOM', 'Telkom', 'TELEPHONE', 'telephone', 'bill', null, null, 2500),
  ('HALO', 'Telkomsel Halo', 'MOBILE_POSTPAID', 'mobile-postpaid', 'bill', null, null, 2500),
  ('INDIHOME', 'IndiHome', 'INTERNET', 'internet-cable', 'bill', null, null, 2500),
  ('BIZNET', 'Biznet', 'INTERNET', 'internet-cable', 'bill', null, null, 2500),
  ('FIRST_MEDIA', 'First Media', 'INTERNET', 'internet-cable', 'bill', null, null, 2500),
  ('PAM_JAYA', 'PAM Jaya', 'WATER', 'water', 'bill', null, null, 2500),
  ('PDAM_SURABAYA', 'PDAM Surya Sembada Surabaya', 'WATER', 'water', 'bill', null, null, 2500),
  ('PDAM_BANDUNG', 'PDAM Tirtawening Bandung', 'WATER', 'water', 'bill', null, null, 2500),
  ('PRUDENTIAL', 'Prudential', 'INSURANCE', 'insurance', 'open', 50000, 500000000, 0),
  ('ALLIANZ', 'Allianz', 'INSURANCE', 'insurance', 'open', 50000, 500000000, 0),
  ('BPJS_KESEHATAN', 'BPJS Kesehatan', 'HEALTH', 'bpjs', 'bill', null, null, 2500),
  ('MANDIRI_CC', 'Kartu Kredit Mandiri', 'CREDIT_CARD', 'credit-card', 'open', 50000, 500000000, 5000),
  ('BCA_CC', 'Kartu Kredit BCA', 'CREDIT_CARD', 'credit-card', 'open', 50000, 500000000, 5000),
  ('BNI_CC', 'Kartu Kredit BNI', 'CREDIT_CARD', 'credit-card', 'open', 50000, 500000000, 5000),
  ('KSEI_RDN', 'Rekening Dana Nasabah', 'SECURITIES', 'securities', 'open', 100000, null, 0),
  ('VIRTUAL_ACCOUNT', 'Virtual Account', 'VIRTUAL_ACCOUNT', 'virtual-account', 'bill', null, null, 0),
  ('TOKOPEDIA', 'Tokopedia', 'ONLINE_SHOP', 'payment-code', 'bill', null, null, 0),
  ('GOPAY', 'GoPay', 'E_WALLET', 'gopay', 'open', 20000, 10000000, 1000),
  ('OVO', 'OVO', 'E_WALLET', 'ovo', 'open', 20000, 10000000, 1000),
  ('DANA', 'DANA', 'E_WALLET', 'dana', 'open', 20000, 10000000, 1000),
  ('LINKAJA', 'LinkAja', 'E_WALLET', 'linkaja', 'open', 20000, 10000000, 1000),
  ('SHOPEEPAY', 'ShopeePay', 'E_WALLET', 'shopeepay', 'open', 20000, 10000000, 1000),
  ('TELKOMSEL_CREDIT', 'Telkomsel Pulsa', 'MOBILE_CREDIT', 'mobile-credit', 'denomination', 20000, 1000000, 0),
  ('INDOSAT_CREDIT', 'Indosat Pulsa', 'MOBILE_CREDIT', 'mobile-credit', 'denomination', 20000, 1000000, 0),
  ('XL_CREDIT', 'XL Pulsa', 'MOBILE_CREDIT', 'mobile-credit', 'denomination', 20000, 1000000, 0),
  ('AXIS_CREDIT', 'Axis Pulsa', 'MOBILE_CREDIT', 'mobile-credit', 'denomination', 20000, 1000000, 0),
  ('TRI_CREDIT', 'Tri Pulsa', 'MOBILE_CREDIT', 'mobile-credit', 'denomination', 20000, 1000000, 0),
  ('SMARTFREN_CREDIT', 'Smartfren Pulsa', 'MOBILE_CREDIT', 'mobile-credit', 'denomination', 20000, 1000000, 0),
  ('TELKOMSEL_DATA', 'Telkomsel Paket Data', 'MOBILE_DATA', 'mobile-data', 'denomination', 50000, 500000, 0),
  ('INDOSAT_DATA', 'Indosat Paket Data', 'MOBILE_DATA', 'mobile-data', 'denomination', 50000, 500000, 0),
  ('XL_DATA', 'XL Paket Data', 'MOBILE_DATA', 'mobile-data', 'denomination', 50000, 500000, 0),
  ('PLN_PREPAID', 'PLN Prepaid', 'ELECTRICITY_TOKEN', 'pln-prepaid', 'denomination', 20000, 1000000, 3000),
  ('STEAM_WALLET', 'Steam Wallet', 'GAME', 'game', 'denomination', 60000, 600000, 0)
) as row (institution, name, category, number_type, amount_kind, minimum, maximum, fee)
join reference_lists on kind = 'INSTITUTION_CATEGORY' and code = category;

insert into denominations (institution, denom_code, label_en, label_id, value, price, effective_from, source)
select 'PLN_PREPAID', 'PLN_' || code, 'Token ' || label, 'Token ' || replace(label, ',', '.'), value, value, '2026-01-01', 'Perjanjian kerja sama biller 2026'
from (values ('20K', '20,000', 20000), ('50K', '50,000', 50000), ('100K', '100,000', 100000), ('200K', '200,000', 200000),
  ('500K', '500,000', 500000), ('1M', '1,000,000', 1000000)) as row (code, label, value);

insert into denominations (institution, denom_code, label_en, label_id, value, price, effective_from, source)
select institution, replace(institution, 'CREDIT', code), 'Credit ' || label, 'Pulsa ' || replace(label, ',', '.'), value, value + 1500, '2026-01-01', 'Perjanjian kerja sama biller 2026'
from institutions, (values ('20K', '20,000', 20000), ('25K', '25,000', 25000), ('50K', '50,000', 50000), ('100K', '100,000', 100000),
  ('200K', '200,000', 200000), ('500K', '500,000', 500000), ('1M', '1,000,000', 1000000)) as row (code, label, value)
where category = 'MOBILE_CREDIT';

insert into denominations (institution, denom_code, label_en, label_id, value, price, effective_from, source)
select institution, replace(institution, 'DATA', code), 'Data ' || quota || ', 30 days', 'Data ' || quota || ', 30 hari', value, value, '2026-01-01', 'Perjanjian kerja sama biller 2026'
from institutions, (values ('DATA_12GB', '12 GB', 50000), ('DATA_30GB', '30 GB', 100000), ('DATA_75GB', '75 GB', 200000)) as row (code, quota, value)
where category = 'MOBILE_DATA';

insert into denominations (institution, denom_code, label_en, label_id, value, price, effective_from, source)
select 'STEAM_WALLET', 'STEAM_' || code, 'Voucher ' || label, 'Voucher ' || replace(label, ',', '.'), value, value, '2026-01-01', 'Perjanjian kerja sama biller 2026'
from (values ('60K', '60,000', 60000), ('120K', '120,000', 120000), ('600K', '600,000', 600000)) as row (code, label, value);

insert into phone_prefixes (prefix, operator, effective_from, source)
select prefix, operator, '2026-01-01', 'Rencana penomoran nasional' from (values
  ('Telkomsel', '0811 0812 0813 0821 0822 0823 0851 0852 0853'), ('Indosat', '0814 0815 0816 0855 0856 0857 0858'),
  ('XL', '0817 0818 0819 0859 0877 0878'), ('Axis', '0831 0832 0833 0838'), ('Tri', '0895 0896 0897 0898 0899'),
  ('Smartfren', '0881 0882 0883 0884 0885 0886 0887 0888 0889')
) as row (operator, prefixes), unnest(string_to_array(prefixes, ' ')) as prefix;

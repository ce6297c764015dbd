-- A bank has several codes, each in a column of its own; none is made from another.
create table banks (
  bank_code text not null,
  name text not null,
  bic text not null,
  bank_code9 text,
  city_code text not null,
  city text not null,
  rails text[] not null,
  bifast_state text check (bifast_state in ('active', 'disturbed', 'inactive')),
  accepts_proxy boolean not null default false,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (bank_code, effective_from)
);

create table bank_branches (
  clearing_code text not null,
  bank_code text not null,
  branch_name text not null,
  city_code text not null,
  city text not null,
  rails text[] not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (clearing_code, effective_from)
);

create table foreign_banks (
  bic text not null,
  name text not null,
  branch_name text,
  address text not null,
  city text not null,
  country text not null,
  effective_from date not null,
  effective_to date,
  source text not null,
  primary key (bic, effective_from)
);

insert into banks (bank_code, bic, name, bank_code9, city_code, city, rails, bifast_state, accepts_proxy, effective_from, source)
select bank_code, bic, name, bank_code9, city_code, city, rails::text[], state, proxy, '2026-01-01', 'Daftar kode bank Bank Indonesia'
from (values
  ('002', 'BRINIDJA', 'Bank Rakyat Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('008', 'BMRIIDJA', 'Bank Mandiri', '008039700', '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('009', 'BNINIDJA', 'Bank Negara Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('011', 'BDINIDJA', 'Bank Danamon Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('013', 'BBBAIDJA', 'Bank Permata', null, '0391', 'Jakarta', '{OVB}', 'active', true),
  ('014', 'CENAIDJA', 'Bank Central Asia', '014039701', '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('016', 'IBBKIDJA', 'Bank Maybank Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('019', 'PINBIDJA', 'Bank Panin', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('022', 'BNIAIDJA', 'Bank CIMB Niaga', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('028', 'NISPIDJA', 'Bank OCBC Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('046', 'DBSBIDJA', 'Bank DBS Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('200', 'BTANIDJA', 'Bank Tabungan Negara', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('213', 'SUNIIDJA', 'Bank SMBC Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'inactive', false),
  ('426', 'MEGAIDJA', 'Bank Mega', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'active', true),
  ('451', 'BSMDIDJA', 'Bank Syariah Indonesia', null, '0391', 'Jakarta', '{LLG,RTGS,ONLINE,BIFAST}', 'disturbed', true),
  ('501', 'ROYBIDJ1', 'blu by BCA Digital', null, '0391', 'Jakarta', '{ONLINE,BIFAST}', 'active', true),
  ('535', 'SSPIIDJA', 'SeaBank Indonesia', null, '0391', 'Jakarta', '{ONLINE,BIFAST}', 'active', true),
  ('542', 'JAGBIDJA', 'Bank Jago', null, '0391', 'Jakarta', '{ONLINE,BIFAST}', 'active', true)
) as row (bank_code, bic, name, bank_code9, city_code, city, rails, state, proxy);

insert into bank_branches (clearing_code, bank_code, branch_name, city_code, city, rails, effective_from, source)
select clearing_code, bank_code, branch_name, city_code, city, rails::text[], '2026-01-01', 'Daftar kode kliring Bank Indonesia'
from (values
  ('0020307', '002', 'KC Jakarta Veteran', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0020019', '002', 'KC Surabaya Kaliasin', '1291', 'Surabaya', '{LLG}'),
  ('0080017', '008', 'Jakarta Thamrin', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0081403', '008', 'Bandung Asia Afrika', '0191', 'Bandung', '{LLG}'),
  ('0081500', '008', 'Surabaya Pemuda', '1291', 'Surabaya', '{LLG}'),
  ('0090010', '009', 'Bandung', '0191', 'Bandung', '{LLG}'),
  ('0090023', '009', 'Jakarta Sudirman', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0110042', '011', 'Jakarta Kebon Sirih', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0140012', '014', 'KCU Jakarta', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0140397', '014', 'KCU Bandung', '0191', 'Bandung', '{LLG}'),
  ('0140889', '014', 'KCU Surabaya Darmo', '1291', 'Surabaya', '{LLG}'),
  ('0160131', '016', 'Jakarta Senayan', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0190017', '019', 'Jakarta Senayan', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0220026', '022', 'Jakarta Niaga Tower', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0280024', '028', 'Jakarta OCBC Tower', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('0280134', '028', 'Bandung Asia Afrika', '0191', 'Bandung', '{LLG}'),
  ('0460307', '046', 'Jakarta Mega Kuningan', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('2000150', '200', 'Jakarta Harmoni', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('2130101', '213', 'Jakarta Mega Kuningan', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('4260121', '426', 'Jakarta Tendean', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('4510017', '451', 'Jakarta Thamrin', '0391', 'Jakarta', '{LLG,RTGS}'),
  ('4510101', '451', 'Medan Ahmad Yani', '3391', 'Medan', '{LLG}')
) as row (clearing_code, bank_code, branch_name, city_code, city, rails);

insert into foreign_banks (bic, name, branch_name, address, city, country, effective_from, source)
select bic, name, branch_name, address, city, country, '2026-01-01', 'SWIFT directory' from (values
  ('BOTKJPJT', 'MUFG Bank', null, '2-7-1 Marunouchi Chiyoda-ku', 'Tokyo', 'JP'),
  ('BOTKJPJTOSA', 'MUFG Bank', 'Osaka', '3-5-6 Fushimimachi Chuo-ku', 'Osaka', 'JP'),
  ('SMBCJPJT', 'Sumitomo Mitsui Banking Corporation', null, '1-1-2 Marunouchi Chiyoda-ku', 'Tokyo', 'JP'),
  ('MHCBJPJT', 'Mizuho Bank', null, '1-5-5 Otemachi Chiyoda-ku', 'Tokyo', 'JP'),
  ('DBSSSGSG', 'DBS Bank', null, '12 Marina Boulevard', 'Singapore', 'SG'),
  ('OCBCSGSG', 'OCBC Bank', null, '65 Chulia Street', 'Singapore', 'SG'),
  ('UOVBSGSG', 'United Overseas Bank', null, '80 Raffles Place', 'Singapore', 'SG'),
  ('CHASUS33', 'JPMorgan Chase Bank', null, '383 Madison Avenue', 'New York', 'US'),
  ('CITIUS33', 'Citibank', null, '388 Greenwich Street', 'New York', 'US'),
  ('BOFAUS3N', 'Bank of America', null, '222 Broadway', 'New York', 'US'),
  ('HSBCHKHH', 'HSBC', null, '1 Queen''s Road Central', 'Hong Kong', 'HK'),
  ('BKCHCNBJ', 'Bank of China', null, '1 Fuxingmen Nei Dajie', 'Beijing', 'CN'),
  ('ICBKCNBJ', 'Industrial and Commercial Bank of China', null, '55 Fuxingmen Nei Dajie', 'Beijing', 'CN'),
  ('ANZBAU3M', 'ANZ', null, '833 Collins Street', 'Melbourne', 'AU'),
  ('CTBAAU2S', 'Commonwealth Bank of Australia', null, '11 Harbour Street', 'Sydney', 'AU'),
  ('DEUTDEFF', 'Deutsche Bank', null, 'Taunusanlage 12', 'Frankfurt am Main', 'DE'),
  ('BNPAFRPP', 'BNP Paribas', null, '16 Boulevard des Italiens', 'Paris', 'FR'),
  ('HBUKGB4B', 'HSBC UK', null, '1 Centenary Square', 'Birmingham', 'GB'),
  ('UBSWCHZH', 'UBS', null, 'Bahnhofstrasse 45', 'Zurich', 'CH'),
  ('BKKBTHBK', 'Bangkok Bank', null, '333 Silom Road', 'Bangkok', 'TH'),
  ('ROYCCAT2', 'Royal Bank of Canada', null, '200 Bay Street', 'Toronto', 'CA'),
  ('ASBBNZ2A', 'ASB Bank', null, '12 Jellicoe Street', 'Auckland', 'NZ')
) as row (bic, name, branch_name, address, city, country);

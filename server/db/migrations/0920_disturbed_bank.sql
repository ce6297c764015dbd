-- The sandbox's example of a disturbed bank must not be the bank of its example of a proxy, which can be paid.
update banks set bifast_state = 'active' where bank_code = '451';
update banks set bifast_state = 'disturbed' where bank_code = '426';

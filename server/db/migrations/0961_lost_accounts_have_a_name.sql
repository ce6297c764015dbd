-- The text of this code names the account by now; of an older failure it is not known which one it was.
update requests
set failure = failure || '{"words": {"EN": {"account": "an account of this transaction"},
  "ID": {"account": "salah satu rekening transaksi ini"}}}'
where failure ->> 'code' = 'EXECUTE_NO_ACCESS';
update executions
set code_words = '{"EN": {"account": "an account of this transaction"}, "ID": {"account": "salah satu rekening transaksi ini"}}'
where code = 'EXECUTE_NO_ACCESS';
update request_steps
set failure = failure || '{"words": {"EN": {"account": "an account of this transaction"},
  "ID": {"account": "salah satu rekening transaksi ini"}}}'
where failure ->> 'code' = 'EXECUTE_NO_ACCESS';

-- The other rows of those transactions, as old as housekeeping allows.
insert into events (company_id, type, data, created_at)
select s.company_id, 'request-changed', jsonb_build_object('type', 'request-changed', 'at', to_char(s.acted_at at time zone
  'Asia/Jakarta', 'YYYY-MM-DD"T"HH24:MI:SS+07:00'), 'menuAccess', 'LCY', 'taskId', s.task_id, 'refNo', s.ref_no, 'revision', 1,
  'status', s.status, 'actor', null), s.acted_at
from planned_steps s, seed where s.acted_at > seed.now - interval '3 days' order by s.step_no;

insert into inbox_messages (company_id, user_id, message_id, category, subject_en, subject_id, texts, target, received_at, read_at)
select company_id, maker_id, md5('inbox' || number)::uuid, 'transaction', 'Your transfer was carried out', 'Transfer Anda telah dijalankan',
  jsonb_build_object('EN', jsonb_build_object('paragraphs', jsonb_build_array(payee_name), 'facts', '[]'::jsonb),
    'ID', jsonb_build_object('paragraphs', jsonb_build_array(payee_name), 'facts', '[]'::jsonb)),
  null, created_at + interval '30 minutes', case when number % 12 > 0 then created_at + interval '2 hours' end
from planned where state = 'done' and number % 3 = 0;

insert into stored_answers (company_id, user_id, idempotency_key, operation, body_digest, sealed_output, created_at)
select s.company_id, s.actor_id, md5('answer' || s.step_no)::uuid, s.action, sha256(convert_to(s.task_id, 'UTF8')),
  decode(repeat(md5(s.task_id), 20), 'hex'), s.acted_at
from planned_steps s, seed where s.actor_id is not null and s.acted_at > seed.now - interval '7 days';

insert into challenges (company_id, challenge_id, user_id, action, items, digest, challenge, created_at, expires_at, used_at)
select company_id, md5('challenge' || step_no)::uuid, actor_id, action,
  jsonb_build_array(jsonb_build_object('refNo', ref_no, 'revision', 1)), sha256(convert_to(task_id, 'UTF8')), '12345678',
  acted_at - interval '1 minute', acted_at + interval '2 minutes', acted_at
from planned_steps where action in ('approve', 'release') and actor_id is not null;

insert into sessions (session_id, company_id, user_id, token_hash, token_expires_at, refresh_hash, sealed_key, started_at,
  last_used_at, ended_at, ended_code)
select md5('session' || number)::uuid, company_id, maker_id, sha256(convert_to('token' || number, 'UTF8')), created_at,
  sha256(convert_to('refresh' || number, 'UTF8')), sha256('key'), created_at - interval '1 hour', created_at, created_at, '401'
from planned where number % 10 = 0;

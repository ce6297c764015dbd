-- A key of idempotency is its caller's own within one operation.
alter table stored_answers drop constraint stored_answers_pkey;
alter table stored_answers add primary key (company_id, user_id, operation, idempotency_key);

-- What a challenge covers is kept with it, so that a digest can be recomputed long after the decision.
alter table challenges add column covers jsonb not null default '[]';
-- What the payments of the named currency come to; null for tasks of administration.
alter table challenges add column currency text;
alter table challenges add column amount numeric(20, 2);
create index challenges_by_digest on challenges (company_id, user_id, digest) where used_at is not null;

-- The refresh token that the tokens of now were given for, and when it was first exchanged: an answer that never
-- arrived is given again.
alter table sessions add column exchanged_hash bytea, add column exchanged_at timestamptz;

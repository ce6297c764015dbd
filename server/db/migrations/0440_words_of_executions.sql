-- The parameters of an execution's code, as text in both languages; null if the code has none.
alter table executions add column code_words jsonb;

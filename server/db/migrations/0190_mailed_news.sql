-- Up to which event the news of a company were mailed. What happened before this was told in other ways.
create table mailed_events (
  company_id text primary key references companies,
  event_id bigint not null
);
insert into mailed_events (company_id, event_id)
select company_id, coalesce((select max(event_id) from events e where e.company_id = c.company_id), 0) from companies c;

-- Who was mailed what, once: that a stage of a revision waits for them, that it came back, how it ended.
create table mailed_news (
  company_id text not null,
  task_id text not null,
  revision integer not null,
  about text not null,
  user_id text not null,
  mailed_at timestamptz not null,
  primary key (company_id, task_id, revision, about, user_id)
);
create index mailed_news_old on mailed_news (mailed_at);

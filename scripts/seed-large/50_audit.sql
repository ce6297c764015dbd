-- A valid audit trail: every hash covers its event and the previous hash, as in server/audit/event-hash.ts.
create function pg_temp.link(bytea, text) returns bytea language plpgsql immutable
  as $function$ begin return sha256($1 || convert_to($2, 'UTF8')); end $function$;
create aggregate pg_temp.chained(text) (sfunc = pg_temp.link, stype = bytea,
  initcond = '\x0000000000000000000000000000000000000000000000000000000000000000');

insert into audit_events (company_id, number, event_id, happened_at, actor_id, actor_name, event_type, area, outcome, subject,
  details, request_id, previous_hash, hash)
select company_id, number, event_id, acted_at, actor_id, actor_name, event_type, 'corporate', 'done', ref_no,
  jsonb_build_object('kind', 'request', 'name', payee_name), task_id,
  coalesce(lag(hash) over (partition by company_id order by number), decode(repeat('00', 32), 'hex')), hash
from (
  select *, pg_temp.chained(
    format('{"actor_id":%s,"actor_name":%s,"area":"corporate","company_id":"%s","details":{"kind":"request","name":"%s"},'
      '"device":null,"event_id":"%s","event_type":"%s","happened_at":"%s","ip_address":null,"number":%s,"outcome":"done",'
      '"request_id":"%s","subject":"%s"}', coalesce('"' || actor_id || '"', 'null'),
      coalesce('"' || actor_name || '"', 'null'), company_id, payee_name, event_id, event_type,
      to_char(acted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), number, task_id, ref_no)
  ) over (partition by company_id order by number) as hash
  from (
    select company_id, row_number() over (partition by company_id order by step_no) as number,
      md5('audit' || step_no)::uuid as event_id, acted_at, actor_id, actor_name, event_type, ref_no, payee_name, task_id
    from planned_steps
  ) as numbered
) as chained;

update audit_heads h set number = e.number, hash = e.hash
from audit_events e join (
  select company_id, max(number) as number from audit_events join shares using (company_id) group by 1
) as newest using (company_id, number)
where h.company_id = e.company_id;

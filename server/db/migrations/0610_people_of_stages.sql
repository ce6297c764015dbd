-- A task keeps the workflow before its change. Its groups name their people now; those kept earlier name none.
update admin_tasks set payload = jsonb_set(payload, '{records}', (
  select jsonb_agg(case when jsonb_typeof(r -> 'before') = 'object' then jsonb_set(r, '{before}', r -> 'before' || (
      select jsonb_object_agg(stage, (
        select coalesce(jsonb_agg('{"people": []}'::jsonb || g), '[]') from jsonb_array_elements(r -> 'before' -> stage) g))
      from unnest(array['verify', 'approve', 'release']) stage)) else r end)
  from jsonb_array_elements(payload -> 'records') r))
where record_kind = 'approval-workflow';

update admin_task_revisions v set payload = jsonb_set(v.payload, '{records}', (
  select jsonb_agg(case when jsonb_typeof(r -> 'before') = 'object' then jsonb_set(r, '{before}', r -> 'before' || (
      select jsonb_object_agg(stage, (
        select coalesce(jsonb_agg('{"people": []}'::jsonb || g), '[]') from jsonb_array_elements(r -> 'before' -> stage) g))
      from unnest(array['verify', 'approve', 'release']) stage)) else r end)
  from jsonb_array_elements(v.payload -> 'records') r))
from admin_tasks t
where t.company_id = v.company_id and t.task_id = v.task_id and t.record_kind = 'approval-workflow';

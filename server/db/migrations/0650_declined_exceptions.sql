-- A declined exceptional decision was stored as a confirmed one; its step in the history always had the right action.
update request_decisions d set kind = 'decline-exceptional'
from request_steps s
where s.company_id = d.company_id and s.task_id = d.task_id and s.step_no = d.step_no
  and s.action = 'decline-exceptional' and d.kind = 'confirm-exceptional';

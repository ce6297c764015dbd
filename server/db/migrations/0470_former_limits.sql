-- The enterprise limits of a user's last group. They still hold what a user made who was deleted or became an administrator.
alter table user_details add column former_limit_ids text[];

create function keep_former_limits() returns trigger language plpgsql as $$
begin
  if new.user_group is null and old.user_group is not null then
    new.former_limit_ids := (select coalesce(nullif(s.enterprise_limit_ids, '{}'), g.enterprise_limit_ids)
      from user_groups g
      left join sub_user_groups s on s.company_id = g.company_id and s.name = old.sub_user_group
      where g.company_id = old.company_id and g.name = old.user_group limit 1);
  end if;
  return new;
end $$;

create trigger user_details_keep_former_limits before update on user_details
  for each row execute function keep_former_limits();

-- The group of a maker who left before is known only from the last sub user group; without it, any limit of the company
-- may cover the payment.
update user_details d set former_limit_ids = coalesce(
  (select coalesce(nullif(s.enterprise_limit_ids, '{}'), g.enterprise_limit_ids)
    from sub_user_groups s join user_groups g on g.company_id = s.company_id and g.group_id = s.user_group_id
    where s.company_id = d.company_id and s.group_id = d.former_sub_group_id),
  (select array_agg(l.limit_id order by l.limit_id) from enterprise_limits l where l.company_id = d.company_id))
from companies c
where c.company_id = d.company_id and not c.is_single_access and d.user_group is null
  and exists (select 1 from requests q where q.company_id = d.company_id and d.user_id = any(q.maker_ids));

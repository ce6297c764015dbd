-- The sub user group that a user was in last. The colleagues of a user who was deleted still see what that user made.
alter table user_details add column former_sub_group_id text;

create function keep_former_sub_group() returns trigger language plpgsql as $$
begin
  if new.sub_user_group is null and old.sub_user_group is not null then
    new.former_sub_group_id := (select s.group_id from sub_user_groups s
      where s.company_id = old.company_id and s.name = old.sub_user_group limit 1);
  end if;
  return new;
end $$;

create trigger user_details_keep_former_sub_group before update on user_details
  for each row execute function keep_former_sub_group();

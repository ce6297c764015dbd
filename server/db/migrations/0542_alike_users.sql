-- Many users are alike in these columns; without this the planner expects every user to be different, and sorts them.
create statistics users_alike (ndistinct) on status, roles, services, flags, deleted_at from users;
create statistics user_details_alike (ndistinct)
on user_group, sub_user_group, allowances, former_sub_group_id from user_details;

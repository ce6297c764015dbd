-- The users who see each account, as in seen_accounts: a company's people are read by account, because many users see
-- few accounts.
create view account_viewers as
select x.company_id, x.account_id,
  case when v.is_narrowed then array(
    select t.user_id from unnest(x.user_ids) as t (user_id)
    join account_visibility_users u on u.company_id = x.company_id and u.account_id = x.account_id
      and u.user_id = t.user_id)
  else x.user_ids end as user_ids
from (
  select company_id, account_id, array_agg(user_id) as user_ids from account_access group by company_id, account_id
) as x
left join account_visibility v on v.company_id = x.company_id and v.account_id = x.account_id;

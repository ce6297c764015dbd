// The accounts of each account group with those of the groups below it, for rows of the matrix that name a group.
import { sql, type RawBuilder } from 'kysely';

export type AccountsOfGroups = Readonly<Record<string, readonly string[]>>;

export const accountsOfGroups = (companyId: string): RawBuilder<AccountsOfGroups> => sql<AccountsOfGroups>`coalesce((
  select json_object_agg(x.group_id, x.account_ids) from (
    select g.group_id, json_agg(p.account_id order by p.account_id) as account_ids
    from account_group_paths p cross join lateral unnest(p.group_ids) as g (group_id)
    where p.company_id = ${companyId} group by g.group_id) as x), '{}')`;

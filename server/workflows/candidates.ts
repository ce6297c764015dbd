// The groups that a stage can name, with the people who could act in it.
import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { StageGroupKind } from '../../generated/types.ts';
import { loadCompany } from '../approval/load.ts';
import { actingUser } from '../approval/people.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { peopleFor } from './workflow-rules.ts';

const mostPeople = 200;

/** An approval group with the name of a user group stands for it and is not offered a second time. */
const groupsThatSign = (companyId: string) => sql<{ kind: StageGroupKind; id: string; name: string }>`(
  select 'user-group' as kind, group_id as id, name from user_groups
  where company_id = ${companyId} and status = 'Active'
  union all
  select 'sub-user-group', group_id, name from sub_user_groups where company_id = ${companyId} and is_active
  union all
  select 'approval-group', a.group_id, a.name from approval_groups a where a.company_id = ${companyId}
    and not exists (select 1 from user_groups g where g.company_id = a.company_id and g.name = a.name))`;

const order = { by: sql`c.name`, key: sql`c.kind || c.id`, direction: 'asc', name: 'candidate' } as const;

export const listStageCandidates: Handlers<Context>['listStageCandidates'] = async ({ body }, { db, who }) => {
  const all = db.selectFrom(groupsThatSign(who.companyId).as('c')).selectAll();
  const query = body.search === undefined ? all : all.where(contains([sql`c.name`], body.search));
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  const people = peopleFor(await loadCompany(db, who), body.stageKind);
  const membersOf = (id: string) => people.filter(({ groupIds }) => groupIds.includes(id)).slice(0, mostPeople);
  return {
    items: rows.map(({ kind, id, name }) => ({
      groupKind: kind,
      groupId: id,
      groupName: name,
      people: membersOf(id).map(actingUser),
    })),
    page,
  };
};

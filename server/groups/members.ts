// Lists the users of a user group, with those of its sub user groups, or of one sub user group.
import { sql, type RawBuilder } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { GroupMember, GroupMemberListRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { findGroups, shownStatus } from './store.ts';
import { findSubGroups } from './sub-group-store.ts';

type Sort = NonNullable<GroupMemberListRequest['sort']>;

const columns: Readonly<Record<Sort['field'], RawBuilder<unknown>>> = {
  userId: sql`u.user_id`,
  name: sql`u.name`,
  status: shownStatus,
};

const orderOf = ({ field, direction }: Sort = { field: 'name', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`u.user_id`,
  direction,
  name: field,
});

function narrowed({ search, role, status }: NonNullable<GroupMemberListRequest['filter']> = {}): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`u.user_id`, sql`u.name`], search)]),
    ...(role === undefined ? [] : [sql<boolean>`${role} = any(u.roles)`]),
    ...(status === undefined ? [] : [sql<boolean>`${shownStatus} = ${status}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const membersOf = (db: Database, companyId: string, group: RawBuilder<boolean>) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .innerJoin('sub_user_groups as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.name', '=', 'd.sub_user_group'),
    )
    .select(['u.user_id', 'u.name', 'u.roles', shownStatus.as('status'), 's.group_id', 's.name as group_name'])
    .where('u.company_id', '=', companyId)
    .where(group);

type Row = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number];

const memberOf = (row: Row): GroupMember => ({
  userId: row.user_id,
  name: row.name,
  roles: row.roles as GroupMember['roles'],
  status: row.status,
  subUserGroup: { id: row.group_id, name: row.group_name },
});

async function listMembers({ db, who }: Context, group: RawBuilder<boolean>, body: GroupMemberListRequest) {
  const query = membersOf(db, who.companyId, group).where(narrowed(body.filter));
  const { rows, page } = await readPage(query, orderOf(body.sort), body.page, await countRows(query));
  return { items: rows.map(memberOf), page };
}

export const listUserGroupMembers: Handlers<Context>['listUserGroupMembers'] = async ({ body }, context) => {
  const [group] = await findGroups(context.db, context.who.companyId, [body.id], false);
  if (!group) throw new Refusal('193');
  return listMembers(context, sql`d.user_group = ${group.name}`, body);
};

export const listSubUserGroupMembers: Handlers<Context>['listSubUserGroupMembers'] = async ({ body }, context) => {
  const [group] = await findSubGroups(context.db, context.who.companyId, [body.id], false);
  if (!group) throw new Refusal('193');
  return listMembers(context, sql`s.group_id = ${group.id}`, body);
};

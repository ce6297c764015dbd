// The approval groups of the bank. One with the name of a user group or sub user group has the people of that group.
import { sql } from 'kysely';
import type { RecordReference } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

interface Users {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

/** The names of a user group and of a sub user group; null where there is none. */
type GroupNames = readonly (string | null | undefined)[];

const named = (names: GroupNames) => names.flatMap((name) => name ?? []);
const texts = (values: readonly string[]) => sql<string[]>`${[...values]}::text[]`;

async function joinApprovers(db: Database, { companyId, userIds }: Users, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into approval_group_members (company_id, group_id, user_id)
    select g.company_id, g.group_id, u.user_id
    from approval_groups g cross join unnest(${texts(userIds)}) as u (user_id)
    where g.company_id = ${companyId} and g.name = any(${texts(names)})
    on conflict do nothing`.execute(db);
}

async function leaveApprovers(db: Database, { companyId, userIds }: Users, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .deleteFrom('approval_group_members')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`user_id = any(${texts(userIds)})`)
    .where('group_id', 'in', (query) =>
      query
        .selectFrom('approval_groups')
        .select('group_id')
        .where('company_id', '=', companyId)
        .where(sql<boolean>`name = any(${texts(names)})`),
    )
    .execute();
}

/** Takes the users out of the approval groups of the groups that they leave, and puts them into those of the new ones. */
export async function moveApprovers(db: Database, users: Users, before: GroupNames, after: GroupNames): Promise<void> {
  if (users.userIds.length === 0) return;
  const [old, next] = [named(before), named(after)];
  await leaveApprovers(
    db,
    users,
    old.filter((name) => !next.includes(name)),
  );
  await joinApprovers(
    db,
    users,
    next.filter((name) => !old.includes(name)),
  );
}

const standsForGroup = sql<boolean>`exists (
  select 1 from user_groups g where g.company_id = a.company_id and g.name = a.name
  union all select 1 from sub_user_groups s where s.company_id = a.company_id and s.name = a.name)`;

/** The approval groups that a user is put into in the profile. */
export const choosableApprovalGroups = (db: Database, companyId: string) =>
  db
    .selectFrom('approval_groups as a')
    .select(['a.group_id as id', 'a.name'])
    .where('a.company_id', '=', companyId)
    .where(sql<boolean>`not ${standsForGroup}`)
    .orderBy('a.name');

/** SQL: those of the user u. */
export const chosenApprovalGroups = sql<RecordReference[]>`(
  select coalesce(json_agg(json_build_object('id', a.group_id, 'name', a.name) order by a.name), '[]')
  from approval_group_members m join approval_groups a on a.company_id = m.company_id and a.group_id = m.group_id
  where m.company_id = u.company_id and m.user_id = u.user_id and not ${standsForGroup})`;

export async function chooseApprovalGroups(
  db: Database,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  groupIds: readonly string[],
): Promise<void> {
  const others = choosableApprovalGroups(db, companyId).clearSelect().clearOrderBy().select('a.group_id');
  await db
    .deleteFrom('approval_group_members')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('group_id', 'in', others)
    .execute();
  if (groupIds.length === 0) return;
  await db
    .insertInto('approval_group_members')
    .values(groupIds.map((group_id) => ({ company_id: companyId, group_id, user_id: userId })))
    .execute();
}

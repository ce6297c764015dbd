// The approval groups that users are in because their user group or sub user group has the same name.
import { sql } from 'kysely';
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

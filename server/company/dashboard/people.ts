// Reads which users an administrator must help, for the dashboard.
import { sql, type RawBuilder } from 'kysely';
import { flagsThatSign, rolesThatSign } from '../../../domain/user-access.ts';
import type { ActingUser, AdminDashboard, LockedUser, UserStatus } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { instant } from '../../instant.ts';
import { isLockedIn } from '../../people/locked.ts';
import { ongoingTask } from '../../tasks/list-item.ts';
import type { TaskViewer } from '../../tasks/rules.ts';
import { ongoingTasksOf, type TaskRow } from '../../tasks/store.ts';

const mostShown = 20;
const statuses: readonly UserStatus[] = ['Pending Activation', 'Active', 'Inactive', 'Blocked'];

const signs = sql<boolean>`(u.roles && ${[...rolesThatSign]}::text[] or u.flags && ${[...flagsThatSign]}::text[])`;
const withoutToken = sql<boolean>`(u.status in ('active', 'pending') and ${signs} and not exists (
  select 1 from token_devices k where k.company_id = u.company_id and k.user_id = u.user_id))`;

const usersOf = (db: Database, companyId: string) =>
  db.selectFrom('users as u').where('u.company_id', '=', companyId).where('u.status', '!=', 'inactive');

/** SQL: when the user, or the token of the user, was last locked according to the audit trail. */
const lockedAt = (type: 'user-locked' | 'token-locked', actor: RawBuilder<string>) =>
  sql<Date | null>`(select max(e.happened_at) from audit_events e
    where e.company_id = u.company_id and e.event_type = ${type} and e.actor_id = ${actor})`;

const passwordLocks = (db: Database, companyId: string, mostFailures: number) =>
  usersOf(db, companyId)
    .where(isLockedIn(mostFailures))
    .select(['u.user_id', 'u.name', sql<LockedUser['locked']>`'password'`.as('locked')])
    .select(lockedAt('user-locked', sql`u.user_id`).as('locked_at'));

const tokenLocks = (db: Database, companyId: string) =>
  usersOf(db, companyId)
    .innerJoin('token_devices as k', (join) =>
      join.onRef('k.company_id', '=', 'u.company_id').onRef('k.user_id', '=', 'u.user_id'),
    )
    .where('k.status', '=', 'Locked')
    .select(['u.user_id', 'u.name', sql<LockedUser['locked']>`'token'`.as('locked')])
    .select(lockedAt('token-locked', sql`u.user_id`).as('locked_at'));

const unlockActions: Readonly<Record<LockedUser['locked'], TaskRow['action']>> = {
  password: 'unlock',
  token: 'unlock-token',
};

export async function readLockedUsers(
  db: Database,
  companyId: string,
  { viewer, mostFailures }: { readonly viewer: TaskViewer; readonly mostFailures: number },
): Promise<Pick<AdminDashboard, 'lockedUsers' | 'lockedUserCount'>> {
  const rows = await passwordLocks(db, companyId, mostFailures)
    .unionAll(tokenLocks(db, companyId))
    .orderBy('locked_at', (order) => order.desc().nullsLast())
    .orderBy('user_id')
    .execute();
  const shown = rows.slice(0, mostShown);
  const userIds = shown.map(({ user_id: userId }) => userId);
  const tasks = await ongoingTasksOf(db, companyId, 'user-profile', userIds);
  const lockedUsers = shown.map(({ user_id: userId, name, locked, locked_at: at }): LockedUser => {
    const task = tasks.find(({ record_id: id, action }) => id === userId && action === unlockActions[locked]);
    return {
      user: { userId, name },
      locked,
      lockedAt: at && instant(new Date(at)),
      ongoingTask: task ? ongoingTask(task, viewer) : null,
    };
  });
  return { lockedUsers, lockedUserCount: rows.length };
}

/** Returns at most `most` users who sign and have no token; `total` in each row counts all of them. */
export const readUsersWithoutToken = (db: Database, companyId: string, most = mostShown) =>
  usersOf(db, companyId)
    .where(withoutToken)
    .select(['u.user_id as userId', 'u.name', sql<number>`(count(*) over ())::integer`.as('total')])
    .orderBy('u.name')
    .limit(most)
    .execute();

export async function readUsers(db: Database, companyId: string) {
  const shown = sql<UserStatus>`(case u.status when 'pending' then 'Pending Activation' when 'active' then 'Active'
    when 'inactive' then 'Inactive' else 'Blocked' end)`;
  const counted = await db
    .selectFrom('users as u')
    .select([shown.as('status'), sql<number>`count(*)::integer`.as('count')])
    .where('u.company_id', '=', companyId)
    .groupBy(sql`1`)
    .execute();
  const withoutTokenRows = await readUsersWithoutToken(db, companyId);
  return {
    users: statuses.map((status) => ({ status, count: counted.find((row) => row.status === status)?.count ?? 0 })),
    usersWithoutToken: withoutTokenRows.map(({ userId, name }): ActingUser => ({ userId, name })),
    usersWithoutTokenCount: withoutTokenRows[0]?.total ?? 0,
  };
}

// Finds the people of a task: the caller, its possible approvers, the administrators, and those who could repair it.
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ActingUser } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { readersAmong, type Reader } from '../mail/news-by-email.ts';
import { isAdministrator } from '../people/administrators.ts';
import { taskApproverRoles } from '../../domain/roles.ts';
import { makerRoles } from './rules.ts';
import { aboutMakers, type TaskRow } from './store.ts';

type UserIds = RawBuilder<string[]>;

const texts = (values: readonly string[]) => sql<string[]>`${[...values]}::text[]`;

/** SQL condition: a user ID of one of these people. User IDs with the same identity document belong to one person. */
const isPersonOf = (userIds: UserIds) => sql<boolean>`(u.user_id = any(${userIds}) or exists (
  select 1 from user_details own join user_details other
    on other.company_id = own.company_id and other.identity_type = own.identity_type
    and other.identity_number = own.identity_number
  where own.company_id = u.company_id and own.user_id = u.user_id and other.user_id = any(${userIds})))`;

const idsOfPerson = (db: Database, companyId: string, userId: string) =>
  db
    .selectFrom('users as u')
    .select('u.user_id')
    .where('u.company_id', '=', companyId)
    .where(
      sql<boolean>`u.user_id = any(array[${userId}::text] || array(
        select other.user_id from user_details own join user_details other on other.company_id = own.company_id
          and other.identity_type = own.identity_type and other.identity_number = own.identity_number
        where own.company_id = ${companyId} and own.user_id = ${userId}))`,
    )
    .orderBy('u.user_id');

const activeUsers = (db: Database, companyId: string) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id as userId', 'u.name'])
    .where('u.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .orderBy('u.user_id');

const administrators = (db: Database, companyId: string) => activeUsers(db, companyId).where(isAdministrator);

const hasRole = (roles: readonly string[]) => sql<boolean>`u.roles && ${texts(roles)}`;

export async function userIdsOfPerson(db: Database, companyId: string, userId: string): Promise<string[]> {
  const rows = await idsOfPerson(db, companyId, userId).execute();
  return rows.map(({ user_id: id }) => id);
}

export async function approverIdsOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await administrators(db, companyId).where(hasRole(taskApproverRoles)).execute();
  return rows.map(({ userId }) => userId);
}

type Asking = Pick<Who, 'companyId' | 'userId' | 'isSingleAccess'> & { readonly taskId: string };

const makers: UserIds = sql`t.maker_ids`;
const makersAndAdministrators: UserIds = sql`(t.maker_ids || array(select u.user_id from users u
  where u.company_id = t.company_id and ${isAdministrator}))`;

const around = compiledQuery((db, { companyId, taskId, userId, isSingleAccess }: Asking) => {
  const approvers = administrators(db, companyId)
    .where(hasRole(taskApproverRoles))
    .where(sql<boolean>`(${isSingleAccess}::boolean or not ${isPersonOf(makers)})`);
  return db
    .selectFrom('admin_tasks as t')
    .select([
      jsonArrayFrom(idsOfPerson(db, companyId, userId).select(['u.roles', 'u.status'])).as('own'),
      jsonArrayFrom(approvers).as('approvers'),
      jsonArrayFrom(administrators(db, companyId)).as('administrators'),
      jsonArrayFrom(readersAmong(db, companyId, makersAndAdministrators)).as('readers'),
    ])
    .select(aboutMakers)
    .where('t.company_id', '=', companyId)
    .where('t.task_id', '=', taskId);
});

type AboutMakers = Pick<TaskRow, 'is_from_outside' | 'is_without_maker' | 'blocked_makers'>;

export interface TaskPeople {
  /** All user IDs of the caller. */
  readonly ownIds: readonly string[];
  /** The roles that the caller has now; none once the user is not active any more. */
  readonly ownRoles: readonly string[];
  /** The active approvers except the makers; in a company with single access the makers are included. */
  readonly approvers: readonly ActingUser[];
  readonly administrators: readonly ActingUser[];
  /** The mail addresses and preferences of the makers and administrators. */
  readonly readers: readonly Reader[];
  readonly aboutMakers: AboutMakers;
}

/** Call it after the task is locked, so that it reads what the transactions that were waited for have changed. */
export async function peopleAround(
  db: Database,
  { companyId, userId, isSingleAccess }: Who,
  taskId: string,
): Promise<TaskPeople | undefined> {
  const [found] = await around(db, { companyId, userId, isSingleAccess, taskId });
  if (!found) return undefined;
  const { own, approvers, administrators: all, readers, ...makers } = found;
  return {
    ownIds: own.map(({ user_id: id }) => id),
    ownRoles: own.find(({ user_id: id, status }) => id === userId && status === 'active')?.roles ?? [],
    approvers,
    administrators: all,
    readers,
    aboutMakers: makers,
  };
}

/**
 * Returns whether an active user could repair the task: one of its makers, or an administrator who sees the work of
 * others.
 */
export async function canAnyoneRepair(db: Database, task: TaskRow): Promise<boolean> {
  const sees = sql<boolean>`(${hasRole(makerRoles)} and (${task.is_without_maker}::boolean or 'commonVisibility' = any(u.flags)))`;
  const found = await activeUsers(db, task.company_id)
    .where(sql<boolean>`(u.user_id = any(${texts(task.maker_ids)}) or ${sees})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { ActingUser } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { TaskTables } from '../db/task-tables.ts';
import { administratorRoles, approverRoles, makerRoles, ongoing } from './rules.ts';

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;

/** On the table of tasks under the name t. */
export const isFromOutside = sql<boolean>`not exists (
  select 1 from users u where u.company_id = t.company_id and u.user_id = any(t.maker_ids)
    and u.roles && ${texts(administratorRoles)})`;
const blockedMakers = sql<string[]>`array(
  select u.name from users u where u.company_id = t.company_id and u.user_id = any(t.maker_ids)
    and u.status <> 'active' order by u.name)`;

/** Every task of a company, with what the rules ask of its makers. */
export const tasksOf = (db: Database, companyId: string) =>
  db
    .selectFrom('admin_tasks as t')
    .selectAll('t')
    .select([isFromOutside.as('is_from_outside'), blockedMakers.as('blocked_makers')])
    .where('t.company_id', '=', companyId);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksOf>['execute']>>[number];
export type TaskRevisionRow = Selectable<TaskTables['admin_task_revisions']>;
export type TaskStepRow = Selectable<TaskTables['admin_task_steps']>;

export interface TaskIdentity {
  readonly companyId: string;
  readonly taskId: string;
}

export const identityOf = ({ company_id: companyId, task_id: taskId }: TaskRow): TaskIdentity => ({
  companyId,
  taskId,
});

export async function findTask(
  db: Database,
  { companyId, taskId }: TaskIdentity,
  lock = false,
): Promise<TaskRow | undefined> {
  const query = tasksOf(db, companyId).where('t.task_id', '=', taskId);
  return (lock ? query.forUpdate('t') : query).executeTakeFirst();
}

export const findTaskByReference = (db: Database, companyId: string, refNo: string): Promise<TaskRow | undefined> =>
  tasksOf(db, companyId).where('t.ref_no', '=', refNo).executeTakeFirst();

/** What keeps the record from another change, held until the commit. */
export const findOngoing = (
  db: Database,
  { companyId, recordKind, recordId }: { companyId: string; recordKind: TaskRow['record_kind']; recordId: string },
): Promise<TaskRow | undefined> =>
  tasksOf(db, companyId)
    .where('t.record_kind', '=', recordKind)
    .where('t.record_id', '=', recordId)
    .where('t.status', 'in', ongoing)
    .forUpdate('t')
    .executeTakeFirst();

export const isOngoing = sql<boolean>`t.status = any(${[...ongoing]}::text[])`;

export async function ongoingTasksOf(
  db: Database,
  companyId: string,
  recordKind: TaskRow['record_kind'],
  recordIds: readonly string[],
): Promise<TaskRow[]> {
  if (recordIds.length === 0) return [];
  const query = tasksOf(db, companyId).where('t.record_kind', '=', recordKind).where('t.record_id', 'in', recordIds);
  return query.where(isOngoing).execute();
}

/** Locks several in the order of their ids, against deadlocks. */
export const holdTasks = (db: Database, companyId: string, taskIds: readonly string[]): Promise<TaskRow[]> =>
  tasksOf(db, companyId).where('t.task_id', 'in', taskIds).orderBy('t.task_id').forUpdate('t').execute();

export async function insertTask(db: Database, row: Insertable<TaskTables['admin_tasks']>): Promise<void> {
  await db.insertInto('admin_tasks').values(row).execute();
}

export async function updateTask(
  db: Database,
  identity: TaskIdentity,
  change: Updateable<TaskTables['admin_tasks']>,
): Promise<TaskRow> {
  await db
    .updateTable('admin_tasks')
    .set(change)
    .where('company_id', '=', identity.companyId)
    .where('task_id', '=', identity.taskId)
    .execute();
  const row = await findTask(db, identity);
  if (!row) throw new Error(`The task ${identity.taskId} is gone`);
  return row;
}

export async function insertRevision(db: Database, row: Insertable<TaskTables['admin_task_revisions']>): Promise<void> {
  await db.insertInto('admin_task_revisions').values(row).execute();
}

export async function insertStep(db: Database, row: Insertable<TaskTables['admin_task_steps']>): Promise<void> {
  await db.insertInto('admin_task_steps').values(row).execute();
}

export const revisionsOf = (db: Database, { companyId, taskId }: TaskIdentity): Promise<TaskRevisionRow[]> =>
  db
    .selectFrom('admin_task_revisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('revision')
    .execute();

export const stepsOf = (db: Database, { companyId, taskId }: TaskIdentity): Promise<TaskStepRow[]> =>
  db
    .selectFrom('admin_task_steps')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('step_no')
    .execute();

/** Another user ID with the same identity document is the same person. */
const isPersonOf = (userIds: RawBuilder<unknown>) => sql<boolean>`(u.user_id = any(${userIds}) or exists (
  select 1 from user_details own join user_details other
    on other.company_id = own.company_id and other.identity_type = own.identity_type
    and other.identity_number = own.identity_number
  where own.company_id = u.company_id and own.user_id = u.user_id and other.user_id = any(${userIds})))`;

const activeUsers = (db: Database, companyId: string) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id as userId', 'u.name'])
    .where('u.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .orderBy('u.user_id');

const hasRole = (roles: readonly string[]) => sql<boolean>`u.roles && ${texts(roles)}`;

export async function userIdsOfPerson(db: Database, companyId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .select('u.user_id')
    .where('u.company_id', '=', companyId)
    .where(isPersonOf(texts([userId])))
    .execute();
  return rows.map(({ user_id: id }) => id);
}

/** Who could approve what these made; alone in a company that includes whoever made it. */
export async function approversOf(
  db: Database,
  { companyId, isSingleAccess }: { readonly companyId: string; readonly isSingleAccess: boolean },
  makerIds: readonly string[],
): Promise<ActingUser[]> {
  const query = activeUsers(db, companyId).where(hasRole(approverRoles));
  return (isSingleAccess ? query : query.where(sql<boolean>`not ${isPersonOf(texts(makerIds))}`)).execute();
}

export const administratorsOf = (db: Database, companyId: string): Promise<ActingUser[]> =>
  activeUsers(db, companyId).where(hasRole(administratorRoles)).execute();

/** Who is left to repair a task: its makers, and administrators to whom the work of others is open. */
export async function isSomebodyLeftToRepair(db: Database, task: TaskRow): Promise<boolean> {
  const sees = sql<boolean>`(${hasRole(makerRoles)} and (${task.is_from_outside}::boolean or 'commonVisibility' = any(u.flags)))`;
  const found = await activeUsers(db, task.company_id)
    .where(sql<boolean>`(u.user_id = any(${texts(task.maker_ids)}) or ${sees})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

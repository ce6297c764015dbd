import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import { columnsOf, unprefixedRow, prefixColumns, type Values } from '../db/prefixed-columns.ts';
import type { TaskTables } from '../db/task-tables.ts';
import { compiledQuery, compiledQueryBy } from '../db/compiled-query.ts';
import { isAdministrator } from '../people/administrators.ts';
import { makerRoles, ongoing } from './rules.ts';

/** Needs admin_tasks under the alias t. */
export const isFromOutside = sql<boolean>`not exists (
  select 1 from users u where u.company_id = t.company_id and u.user_id = any(t.maker_ids)
    and ${isAdministrator})`;
const repairing = sql`${[...makerRoles]}::text[]`;
/** No maker could repair the task any more: none is an active administrator who makes changes. */
export const isWithoutMaker = sql<boolean>`not exists (
  select 1 from users u where u.company_id = t.company_id and u.user_id = any(t.maker_ids)
    and u.status = 'active' and u.roles && ${repairing})`;
const blockedMakers = sql<string[]>`array(
  select u.name from users u where u.company_id = t.company_id and u.user_id = any(t.maker_ids)
    and u.status <> 'active' order by u.name)`;

/** What rules.ts needs to know about the makers of a task. Needs admin_tasks under the alias t. */
export const aboutMakers = [
  isFromOutside.as('is_from_outside'),
  isWithoutMaker.as('is_without_maker'),
  blockedMakers.as('blocked_makers'),
] as const;

/** The query of all tasks of a company, with the columns about their makers. */
export const tasksOf = (db: Database, companyId: string) =>
  db.selectFrom('admin_tasks as t').selectAll('t').select(aboutMakers).where('t.company_id', '=', companyId);

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksOf>['execute']>>[number];
export type TaskRevisionRow = Selectable<TaskTables['admin_task_revisions']>;
export type TaskStepRow = Selectable<TaskTables['admin_task_steps']>;
export type NewTaskStepRow = Insertable<TaskTables['admin_task_steps']>;
type TaskChange = Updateable<TaskTables['admin_tasks']>;

export interface TaskIdentity {
  readonly companyId: string;
  readonly taskId: string;
}

export const identityOf = ({ company_id: companyId, task_id: taskId }: TaskRow): TaskIdentity => ({
  companyId,
  taskId,
});

const taskOf = (db: Database, { companyId, taskId }: TaskIdentity) =>
  tasksOf(db, companyId).where('t.task_id', '=', taskId);
const found = compiledQuery(taskOf);

export async function findTask(db: Database, identity: TaskIdentity): Promise<TaskRow | undefined> {
  return (await found(db, identity))[0];
}

export const findTaskByReference = (db: Database, companyId: string, refNo: string): Promise<TaskRow | undefined> =>
  tasksOf(db, companyId).where('t.ref_no', '=', refNo).executeTakeFirst();

/** Locks and returns the open task on the record. */
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

export async function insertTask(db: Database, row: Insertable<TaskTables['admin_tasks']>): Promise<void> {
  await db.insertInto('admin_tasks').values(row).execute();
}

const ofStep: readonly (keyof NewTaskStepRow)[] = [
  'company_id',
  'task_id',
  'action',
  'decision',
  'actor_id',
  'actor_name',
  'acted_at',
  'status',
  'revision',
  'reason',
  'signature_digest',
  'eligible',
  'self_approval',
];

const changed = (db: Database, columns: readonly string[], values: Values) =>
  db.with('changed', (query) =>
    query
      .updateTable('admin_tasks')
      .set(unprefixedRow('row', values, columns) as TaskChange)
      .where('company_id', '=', values['companyId'] as string)
      .where('task_id', '=', values['taskId'] as string)
      .returningAll(),
  );

const updated = compiledQueryBy(
  (columns: readonly string[]) => columns.join(' '),
  (db, columns, values: Values) =>
    changed(db, columns, values).selectFrom('changed as t').selectAll('t').select(aboutMakers),
);

const stepped = compiledQueryBy(
  (columns: readonly string[]) => columns.join(' '),
  (db, columns, values: Values) =>
    changed(db, columns, values)
      .with('stepped', (query) =>
        query.insertInto('admin_task_steps').values(unprefixedRow('step', values, ofStep) as NewTaskStepRow),
      )
      .selectFrom('changed as t')
      .selectAll('t')
      .select(aboutMakers),
);

/** Updates the task and adds the step, if given, in one statement. Returns the task after the update. */
export async function updateTask(
  db: Database,
  identity: TaskIdentity,
  change: TaskChange,
  step?: NewTaskStepRow,
): Promise<TaskRow> {
  const values = { ...identity, ...prefixColumns('row', change), ...prefixColumns('step', step ?? {}) };
  const [row] = await (step ? stepped : updated)(db, columnsOf(change), values);
  if (!row) throw new Error(`The task ${identity.taskId} is gone`);
  return row;
}

export async function insertRevision(db: Database, row: Insertable<TaskTables['admin_task_revisions']>): Promise<void> {
  await db.insertInto('admin_task_revisions').values(row).execute();
}

export async function insertStep(db: Database, row: NewTaskStepRow): Promise<void> {
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

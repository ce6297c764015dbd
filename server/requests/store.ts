import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.ts';
import type { RequestTables } from '../db/request-tables.ts';

export type RequestRow = Selectable<RequestTables['requests']>;
export type DecisionRow = Selectable<RequestTables['request_decisions']>;
export type StepRow = Selectable<RequestTables['request_steps']>;

export interface RequestIdentity {
  readonly companyId: string;
  readonly taskId: string;
}

export const identityOf = ({ company_id, task_id }: RequestRow): RequestIdentity => ({
  companyId: company_id,
  taskId: task_id,
});

/** The row itself, held until the commit when somebody is going to decide on it. */
export async function findRequest(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  lock = false,
): Promise<RequestRow | undefined> {
  const query = db.selectFrom('requests').selectAll().where('company_id', '=', companyId).where('task_id', '=', taskId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Several, in the order in which they are named. */
export async function findRequests(db: Database, companyId: string, taskIds: readonly string[]): Promise<RequestRow[]> {
  if (taskIds.length === 0) return [];
  const named = sql<string[]>`${[...taskIds]}::text[]`;
  return db
    .selectFrom('requests')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', sql<string>`any(${named})`)
    .orderBy(sql`array_position(${named}, task_id)`)
    .execute();
}

export async function findByReference(
  db: Database,
  companyId: string,
  refNo: string,
  lock = false,
): Promise<RequestRow | undefined> {
  const query = db.selectFrom('requests').selectAll().where('company_id', '=', companyId).where('ref_no', '=', refNo);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function insertRequest(db: Database, row: Insertable<RequestTables['requests']>): Promise<void> {
  await db.insertInto('requests').values(row).execute();
}

export async function updateRequest(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  change: Updateable<RequestTables['requests']>,
): Promise<RequestRow> {
  return db
    .updateTable('requests')
    .set(change)
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertRevision(db: Database, row: Insertable<RequestTables['request_revisions']>): Promise<void> {
  await db.insertInto('request_revisions').values(row).execute();
}

export async function insertStep(db: Database, row: Insertable<RequestTables['request_steps']>): Promise<number> {
  const { step_no } = await db.insertInto('request_steps').values(row).returning('step_no').executeTakeFirstOrThrow();
  return step_no;
}

export async function insertDecision(db: Database, row: Insertable<RequestTables['request_decisions']>): Promise<void> {
  await db.insertInto('request_decisions').values(row).execute();
}

export async function decisionsOn(db: Database, { companyId, taskId }: RequestIdentity): Promise<DecisionRow[]> {
  return db
    .selectFrom('request_decisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('step_no')
    .execute();
}

const decidedOn = (db: Database) =>
  db
    .selectFrom('request_decisions as d')
    .select(['d.actor_id', 'd.actor_name', 'd.revision', 'd.stage', 'd.counts_as', 'd.group_ids', 'd.confirmed_by'])
    // JSON knows no moments.
    .select(sql<number>`(extract(epoch from d.decided_at) * 1000)::bigint`.as('decided_ms'))
    .whereRef('d.company_id', '=', 'r.company_id' as never)
    .whereRef('d.task_id', '=', 'r.task_id' as never)
    .orderBy('d.step_no');

export type ListedDecision = Awaited<ReturnType<ReturnType<typeof decidedOn>['execute']>>[number];

/** Requests with the decisions on each. */
export const withDecisions = (db: Database, companyId: string, condition: RawBuilder<boolean>) =>
  db
    .selectFrom('requests as r')
    .selectAll('r')
    .select(jsonArrayFrom(decidedOn(db)).as('decisions'))
    .where('r.company_id', '=', companyId)
    .where(condition);

export async function stepsOf(db: Database, { companyId, taskId }: RequestIdentity): Promise<StepRow[]> {
  return db
    .selectFrom('request_steps')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('step_no')
    .execute();
}

export async function revisionsOf(db: Database, { companyId, taskId }: RequestIdentity) {
  return db
    .selectFrom('request_revisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('revision')
    .execute();
}

export async function nextNumber(db: Database, sequence: 'request_numbers' | 'execution_numbers'): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval(${sequence}::regclass) as number`.execute(db);
  return Number(rows[0]?.number);
}

export async function serviceLevelHours(
  db: Database,
  companyId: string,
  stage: 'verify' | 'approve' | 'release',
): Promise<number | undefined> {
  const found = await db
    .selectFrom('stage_service_levels')
    .select('hours')
    .where('company_id', '=', companyId)
    .where('stage', '=', stage)
    .executeTakeFirst();
  return found?.hours;
}

import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.ts';
import type { RequestTables } from '../db/request-tables.ts';
import { pickColumns, compiledQuery, compiledQueryBy } from '../db/compiled-query.ts';

export type RequestRow = Selectable<RequestTables['requests']>;

// Lists leave out content and fees, which are large.
const shown = [
  'task_id',
  'ref_no',
  'menu_access',
  'service',
  'status',
  'tab',
  'revision',
  'notes',
  'returned',
] as const;
const ofMoney = ['amount', 'currency', 'idr_equivalent', 'has_special_rate', 'account_id', 'account'] as const;
const ofPayee = ['payee_account', 'payee_bank', 'payee_name', 'transaction_date', 'execution_date'] as const;
const ofRoute = [
  'route',
  'stage_kind',
  'maker_ids',
  'acted_ids',
  'exceptional',
  'created_by',
  'created_by_name',
] as const;
const moments = ['created_at', 'updated_at', 'due_at', 'sla_ends_at'] as const;
const listedColumns = [...shown, ...ofMoney, ...ofPayee, ...ofRoute, ...moments] as const;

export type ListedRow = Pick<RequestRow, (typeof listedColumns)[number]>;
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

const identified = (db: Database, { companyId, taskId }: RequestIdentity) =>
  db.selectFrom('requests').selectAll().where('company_id', '=', companyId).where('task_id', '=', taskId);
const found = compiledQuery(identified);
const foundAndHeld = compiledQuery((db, identity: RequestIdentity) => identified(db, identity).forUpdate());

/** With lock, the row is locked until the commit. */
export async function findRequest(
  db: Database,
  identity: RequestIdentity,
  lock = false,
): Promise<RequestRow | undefined> {
  return (await (lock ? foundAndHeld : found)(db, identity))[0];
}

/** Returns the requests in the order of taskIds. */
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

/**
 * Locks several requests until the commit, ordered by id against deadlocks. Call it before the first write: a writer
 * holds the company's audit lock, and must not wait for a request whose own transaction waits for that lock.
 */
export async function holdRequests(db: Database, companyId: string, taskIds: readonly string[]): Promise<RequestRow[]> {
  return db
    .selectFrom('requests')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', 'in', taskIds)
    .orderBy('task_id')
    .forUpdate()
    .execute();
}

interface Reference {
  readonly companyId: string;
  readonly refNo: string;
}

const referred = (db: Database, { companyId, refNo }: Reference) =>
  db.selectFrom('requests').selectAll().where('company_id', '=', companyId).where('ref_no', '=', refNo);
const foundByReference = compiledQuery(referred);
const foundByReferenceAndHeld = compiledQuery((db, reference: Reference) => referred(db, reference).forUpdate());

export async function findByReference(
  db: Database,
  companyId: string,
  refNo: string,
  lock = false,
): Promise<RequestRow | undefined> {
  return (await (lock ? foundByReferenceAndHeld : foundByReference)(db, { companyId, refNo }))[0];
}

export async function insertRequest(db: Database, row: Insertable<RequestTables['requests']>): Promise<void> {
  await db.insertInto('requests').values(row).execute();
}

type RequestChange = Updateable<RequestTables['requests']>;
type ChangedColumn = keyof RequestChange;

const changed = compiledQueryBy(
  (columns: readonly ChangedColumn[]) => columns.join(' '),
  (db, columns, values: RequestIdentity & RequestChange) =>
    db
      .updateTable('requests')
      .set(pickColumns<RequestChange>(values, columns))
      .where('company_id', '=', values.companyId)
      .where('task_id', '=', values.taskId)
      .returningAll(),
);

export async function updateRequest(
  db: Database,
  identity: RequestIdentity,
  change: RequestChange,
): Promise<RequestRow> {
  const columns = Object.keys(change) as ChangedColumn[];
  const given = columns.filter((column) => change[column] !== undefined);
  const [row] = await changed(db, given, { ...identity, ...change });
  if (!row) throw new Error('A request that changes is there');
  return row;
}

export async function insertRevision(db: Database, row: Insertable<RequestTables['request_revisions']>): Promise<void> {
  await db.insertInto('request_revisions').values(row).execute();
}

export type NewStepRow = Insertable<RequestTables['request_steps']>;
type NewDecision = Insertable<RequestTables['request_decisions']>;

const ofTheAct = ['company_id', 'task_id', 'actor_id', 'actor_name', 'revision', 'reason'] as const;
export const ofStep = [...ofTheAct, 'failure', 'action', 'acted_at', 'execution_date', 'status', 'secondary'] as const;
export const ofDecision = [
  ...ofTheAct,
  'step_no',
  'kind',
  'counts_as',
  'stage',
  'group_ids',
  'decided_at',
  'signature_digest',
  'confirmed_by',
  'eligible',
  'matrix_version',
  'matched_row',
] as const;

const stepped = compiledQuery((db, step: NewStepRow) =>
  db.insertInto('request_steps').values(pickColumns(step, ofStep)).returning('step_no'),
);
const decided = compiledQuery((db, decision: NewDecision) =>
  db.insertInto('request_decisions').values(pickColumns(decision, ofDecision)),
);

export async function insertStep(db: Database, step: NewStepRow): Promise<number> {
  const [row] = await stepped(db, step);
  if (!row) throw new Error('A step that was inserted has no number');
  return row.step_no;
}

export async function insertDecision(db: Database, decision: NewDecision): Promise<void> {
  await decided(db, decision);
}

export const decisionsOn: (db: Database, identity: RequestIdentity) => Promise<DecisionRow[]> = compiledQuery(
  (db, { companyId, taskId }: RequestIdentity) =>
    db
      .selectFrom('request_decisions')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('task_id', '=', taskId)
      .orderBy('step_no'),
);

const counted = (db: Database) =>
  db
    .selectFrom('request_decisions as d')
    .select(['d.actor_id', 'd.actor_name', 'd.revision', 'd.stage', 'd.counts_as', 'd.group_ids', 'd.confirmed_by'])
    .select(['d.kind', 'd.step_no'])
    // JSON has no timestamps, so the moment is a number of milliseconds.
    .select(sql<number>`(extract(epoch from d.decided_at) * 1000)::bigint`.as('decided_ms'))
    .orderBy('d.step_no');

const decidedOnListed = (db: Database) =>
  counted(db)
    .whereRef('d.company_id', '=', 'r.company_id' as never)
    .whereRef('d.task_id', '=', 'r.task_id' as never);

/** For a subquery of a statement that also selects something else. */
export const decidedOn = (db: Database, { companyId, taskId }: RequestIdentity) =>
  counted(db).where('d.company_id', '=', companyId).where('d.task_id', '=', taskId);

export type ListedDecision = Awaited<ReturnType<ReturnType<typeof counted>['execute']>>[number];

const recordCount = sql<number>`case when r.content ->> 'kind' = 'bulk'
  then (r.content -> 'file' ->> 'totalFileRecords')::integer else 1 end`;

/** The columns that lists show, with the decisions on each request. */
export const withDecisions = (db: Database, companyId: string, condition: RawBuilder<boolean>) =>
  db
    .selectFrom('requests as r')
    .select(listedColumns.map((column) => `r.${column}` as const))
    .select(recordCount.as('record_count'))
    .select(jsonArrayFrom(decidedOnListed(db)).as('decisions'))
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

export async function findRevision(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  revision: number,
): Promise<RequestRow | undefined> {
  return db
    .selectFrom('requests_as_made')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

export async function nextNumber(db: Database, sequence: 'request_numbers' | 'execution_numbers'): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval(${sequence}::regclass) as number`.execute(db);
  return Number(rows[0]?.number);
}

interface CompanyStage {
  readonly companyId: string;
  readonly stage: 'verify' | 'approve' | 'release';
}

const levelsOf = compiledQuery((db, { companyId, stage }: CompanyStage) =>
  db
    .selectFrom('stage_service_levels')
    .select(sql<number>`hours * 60 + minutes`.as('minutes'))
    .where('company_id', '=', companyId)
    .where('stage', '=', stage)
    .orderBy('request_type', 'desc'),
);

/** A change of administration moves no money, so the times of service requests come first. */
export const taskMinutes = async (db: Database, stage: CompanyStage): Promise<number | undefined> =>
  (await levelsOf(db, stage))[0]?.minutes;

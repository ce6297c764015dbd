import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type {
  BulkRecordFilter,
  BulkRecordSort,
  BulkRecordType,
  CurrencyCode,
  CurrencySum,
} from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { RequestTables } from '../db/request-tables.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import type { Actor } from './actor.ts';
import type { RequestIdentity, RequestRow } from './store.ts';

export type RecordRow = Selectable<RequestTables['request_records']>;
export type RecordDecisionRow = Selectable<RequestTables['request_record_decisions']>;

export interface RecordQuery {
  readonly filter?: BulkRecordFilter;
  readonly sort?: BulkRecordSort;
  readonly page?: { readonly cursor?: string; readonly size?: number };
}

const columns: Readonly<Record<BulkRecordSort['field'], RawBuilder<unknown>>> = {
  line: sql`r.line`,
  beneficiaryName: sql`r.beneficiary_name`,
  amount: sql`coalesce(r.amount, 0)`,
  recordStatus: sql`r.record_status`,
  customerReferenceDetail: sql`r.customer_reference`,
};
/** Records that this revision changed come first, then the order of the file. */
const repairedFirst: PageOrder = {
  by: sql`(r.content_before is null)::integer`,
  key: sql`r.line`,
  direction: 'asc',
  name: 'repaired',
};

const orderOf = (sort: BulkRecordSort | undefined): PageOrder =>
  sort ? { by: columns[sort.field], key: sql`r.line`, direction: sort.direction, name: sort.field } : repairedFirst;

function conditions({ recordStatuses, faultKinds, amountRange, search }: BulkRecordFilter): RawBuilder<boolean>[] {
  const { minimum, maximum } = amountRange ?? {};
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    ...(recordStatuses ? [sql<boolean>`r.record_status = any(${[...recordStatuses]}::text[])`] : []),
    ...(faultKinds
      ? [
          sql<boolean>`exists (select 1 from jsonb_array_elements(r.faults) f where f->>'kind' = any(${[...faultKinds]}::text[]))`,
        ]
      : []),
    ...(minimum === undefined ? [] : [sql<boolean>`r.amount >= ${minimum}::numeric`]),
    ...(maximum === undefined ? [] : [sql<boolean>`r.amount <= ${maximum}::numeric`]),
    ...(pattern
      ? [
          sql<boolean>`(r.beneficiary_name ilike ${pattern} or r.destination ilike ${pattern} or r.customer_reference ilike ${pattern})`,
        ]
      : []),
  ];
}

const ofFile = (db: Database, { companyId, taskId }: RequestIdentity) =>
  db.selectFrom('request_records as r').where('r.company_id', '=', companyId).where('r.task_id', '=', taskId);

export async function readRecords(
  db: Database,
  file: RequestIdentity,
  recordType: BulkRecordType,
  { filter = {}, sort, page }: RecordQuery,
) {
  const wanted = [sql<boolean>`r.record_type = ${recordType}`, ...conditions(filter)];
  const query = ofFile(db, file).where(sql<boolean>`(${sql.join(wanted, sql` and `)})`);
  const found = await readPage(query.selectAll('r'), orderOf(sort), page, await countRows(query.select('r.line')));
  return { ...found, sums: () => sumsOf(query) };
}

async function sumsOf(query: ReturnType<typeof ofFile>): Promise<CurrencySum[]> {
  const rows = await query
    .select(['r.currency', sql<number>`count(*)::integer`.as('count'), sql<string>`sum(r.amount)::text`.as('total')])
    .where('r.amount', 'is not', null)
    .groupBy('r.currency')
    .orderBy('r.currency')
    .execute();
  return rows.map(({ currency, count, total }) => ({
    count,
    total: { value: total, currency: currency as CurrencyCode },
  }));
}

/** Locks the records until the commit, so that two people cannot decide on the same record at once. */
export const lockRecords = (db: Database, file: RequestIdentity): Promise<RecordRow[]> =>
  ofFile(db, file).selectAll('r').orderBy('r.line').forUpdate('r').execute();

export const findRecord = (db: Database, file: RequestIdentity, line: number): Promise<RecordRow | undefined> =>
  ofFile(db, file).selectAll('r').where('r.line', '=', line).executeTakeFirst();

export const findRecords = (db: Database, file: RequestIdentity, lines: readonly number[]): Promise<RecordRow[]> =>
  ofFile(db, file).selectAll('r').where('r.line', 'in', lines).orderBy('r.line').execute();

export const recordDecisionsOn = (db: Database, { company_id, task_id, revision }: RequestRow) =>
  db
    .selectFrom('request_record_decisions')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('task_id', '=', task_id)
    .where('revision', '=', revision)
    .orderBy('step_no')
    .execute();

export async function insertRecords(
  db: Database,
  rows: readonly Insertable<RequestTables['request_records']>[],
): Promise<void> {
  await db
    .insertInto('request_records')
    .values([...rows])
    .execute();
}

export async function insertRecordDecisions(
  db: Database,
  rows: readonly Insertable<RequestTables['request_record_decisions']>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('request_record_decisions')
      .values([...rows])
      .execute();
}

export async function setRecordStatus(
  db: Database,
  { companyId, taskId }: RequestIdentity,
  line: number,
  record_status: RecordRow['record_status'],
): Promise<void> {
  await db
    .updateTable('request_records')
    .set({ record_status })
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('line', '=', line)
    .execute();
}

/** Gives the file's status to all its records except rejected ones. */
export async function recordsFollow({ db }: Actor, { company_id, task_id, status }: RequestRow): Promise<void> {
  await db
    .updateTable('request_records')
    .set({ record_status: status })
    .where('company_id', '=', company_id)
    .where('task_id', '=', task_id)
    .where('record_status', 'not in', ['Rejected', status])
    .execute();
}

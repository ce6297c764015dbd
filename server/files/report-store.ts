import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ReportTables } from '../db/report-tables.ts';

export type ReportFileRow = Omit<Selectable<ReportTables['report_files']>, 'content'>;

export interface ReportIdentity {
  readonly companyId: string;
  readonly fileId: string;
}

/** All columns except the content of the file. */
const columns = [
  'company_id',
  'file_id',
  'user_id',
  'user_name',
  'kind',
  'criteria',
  'language',
  'source',
  'report_name',
  'file_name',
  'format_type',
  'format_sub_type',
  'state',
  'code',
  'started_at',
  'finished_at',
  'expires_at',
  'downloaded_at',
  'bytes',
] as const;

export const reportFiles = (db: Database, companyId: string) =>
  db
    .selectFrom('report_files as f')
    .select(columns.map((column) => `f.${column}` as const))
    .where('f.company_id', '=', companyId);

export async function findReportFile(
  db: Database,
  { companyId, fileId }: ReportIdentity,
  lock = false,
): Promise<ReportFileRow | undefined> {
  const query = reportFiles(db, companyId).where('f.file_id', '=', fileId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function insertReportFile(db: Database, row: Insertable<ReportTables['report_files']>): Promise<void> {
  await db.insertInto('report_files').values(row).execute();
}

export async function updateReportFile(
  db: Database,
  { companyId, fileId }: ReportIdentity,
  change: Updateable<ReportTables['report_files']>,
): Promise<void> {
  await db
    .updateTable('report_files')
    .set(change)
    .where('company_id', '=', companyId)
    .where('file_id', '=', fileId)
    .execute();
}

export async function countBeingMade(db: Database, companyId: string): Promise<number> {
  const { total } = await db
    .selectFrom('report_files')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'GENERATING_REPORT')
    .executeTakeFirstOrThrow();
  return total;
}

export async function contentOfFile(db: Database, { companyId, fileId }: ReportIdentity): Promise<Buffer | null> {
  const found = await db
    .selectFrom('report_files')
    .select('content')
    .where('company_id', '=', companyId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return found?.content ?? null;
}

export async function deleteReportFile(db: Database, { companyId, fileId }: ReportIdentity): Promise<void> {
  await db.deleteFrom('report_files').where('company_id', '=', companyId).where('file_id', '=', fileId).execute();
}

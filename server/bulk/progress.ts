// The progress of the validation of an upload, for its operation and for the event stream.
import type { Updateable } from 'kysely';
import type { BulkFileProgress, BulkUploadProgress } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { BulkTables } from '../db/bulk-tables.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import type { BulkFileRow } from './file.ts';

export interface UploadKey {
  readonly companyId: string;
  readonly userId: string;
  readonly uploadId: string;
}

const running = ['Uploading', 'Validating'];

function percentageOf({ checked_records: checked, total_records: total, upload_status: status }: BulkFileRow): number {
  if (!running.includes(status)) return 100;
  return total === 0 ? 0 : Math.floor((100 * Math.min(checked, total)) / total);
}

const progressOf = (row: BulkFileRow): BulkFileProgress => ({
  batchNumber: row.batch_number,
  fileName: row.file_name,
  uploadStatus: row.upload_status,
  totalFileRecords: row.total_records,
  checkedRecords: row.checked_records,
  faultyRecords: row.faulty_records,
  percentage: percentageOf(row),
  startTime: instant(row.created_at),
  code: row.code,
});

/** Throws a Refusal unless this user made the upload. */
export async function checkOwnUpload(db: Database, { companyId, userId, uploadId }: UploadKey): Promise<void> {
  const found = await db
    .selectFrom('bulk_uploads')
    .select('upload_id')
    .where('company_id', '=', companyId)
    .where('upload_id', '=', uploadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
}

export async function readUpload(db: Database, key: UploadKey): Promise<BulkUploadProgress> {
  await checkOwnUpload(db, key);
  const rows = await db
    .selectFrom('bulk_files')
    .selectAll()
    .where('company_id', '=', key.companyId)
    .where('upload_id', '=', key.uploadId)
    .orderBy('batch_number')
    .execute();
  const finished = rows.every(({ upload_status: status }) => !running.includes(status));
  return { uploadId: key.uploadId, finished, files: rows.map(progressOf) };
}

/** Stores the progress of a file and publishes it to the user who uploaded it. */
export async function saveProgress(
  db: Database,
  { companyId, userId, uploadId }: UploadKey,
  batchNumber: string,
  change: Updateable<BulkTables['bulk_files']>,
  now: Date,
): Promise<void> {
  const row = await db
    .updateTable('bulk_files')
    .set(change)
    .where('company_id', '=', companyId)
    .where('batch_number', '=', batchNumber)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = { type: 'bulk-progress', at: instant(now), uploadId, file: progressOf(row) } as const;
  await publish(db, { companyId, userId }, event);
}

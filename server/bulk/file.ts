import type { Selectable } from 'kysely';
import type { BulkFile, Money } from '../../generated/types.ts';
import type { BulkTables } from '../db/bulk-tables.ts';
import { instant } from '../instant.ts';

export type BulkFileRow = Selectable<BulkTables['bulk_files']>;

const moneyOf = (value: string | null, { currency }: BulkFileRow): Money | null =>
  value === null || currency === null ? null : { value, currency };

/** Returns an uploaded file as every list and page shows it. */
export const bulkFileOf = (row: BulkFileRow): BulkFile => ({
  batchNumber: row.batch_number,
  revision: row.revision,
  refNo: row.ref_no,
  taskId: row.task_id,
  status: row.status,
  fileName: row.file_name,
  bulkType: row.bulk_type,
  recordType: row.record_type,
  menuAccess: row.menu_access,
  serviceType: row.service,
  uploadMode: row.upload_mode,
  uploadStatus: row.upload_status,
  approvalMethod: row.approval_method,
  debitMethod: row.debit_method,
  creditMethod: row.credit_method,
  fromAccount: row.from_account,
  transactionDate: row.transaction_date,
  totalFileRecords: row.total_records,
  passedRecords: row.passed_records,
  faultyRecords: row.faulty_records,
  totalAmount: moneyOf(row.total_amount, row),
  totalFee: moneyOf(row.total_fee, row),
  fileCreationDateTime: instant(row.created_at),
  createdBy: { userId: row.created_by, name: row.created_by_name },
});

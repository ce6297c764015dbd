import type { ColumnType, Generated } from 'kysely';
import type {
  BulkAccountMode,
  BulkFile,
  BulkNoticeStatus,
  BulkUploadStatus,
  CurrencyCode,
  ErrorCode,
  FavoritePaymentType,
  FromAccount,
  ServiceCode,
  StatusLabel,
} from '../../generated/types.ts';

export interface BulkTables {
  bulk_uploads: { company_id: string; upload_id: string; user_id: string; started_at: Date };
  bulk_notices: { company_id: string; user_id: string; upload_id: string; notice_status: BulkNoticeStatus };
  bulk_files: {
    company_id: string;
    batch_number: string;
    upload_id: string;
    revision: Generated<number>;
    ref_no: string | null;
    task_id: string | null;
    status: StatusLabel | null;
    file_name: string;
    bulk_type: BulkFile['bulkType'];
    record_type: BulkFile['recordType'];
    menu_access: BulkFile['menuAccess'];
    service: ServiceCode | null;
    upload_mode: BulkFile['uploadMode'];
    upload_status: BulkUploadStatus;
    approval_method: BulkFile['approvalMethod'];
    debit_method: BulkAccountMode | null;
    credit_method: BulkAccountMode | null;
    from_account: ColumnType<FromAccount | null, string | null, string | null>;
    transaction_date: string | null;
    total_records: number;
    checked_records: Generated<number>;
    passed_records: Generated<number>;
    faulty_records: Generated<number>;
    currency: CurrencyCode | null;
    total_amount: string | null;
    total_fee: string | null;
    code: ErrorCode | null;
    created_by: string;
    created_by_name: string;
    created_at: Date;
  };
  bulk_favorite_records: {
    company_id: string;
    batch_number: string;
    line: number;
    favorite_id: string | null;
    favorite_name: string;
    payment_type: FavoritePaymentType;
    payee_name: string;
    destination: string;
    destination_bank: string;
    record_status: StatusLabel;
    code: ErrorCode | null;
  };
}

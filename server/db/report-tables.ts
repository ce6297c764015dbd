import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  ErrorCode,
  Language,
  ReportFormatSubType,
  ReportFormatType,
  ReportSource,
  ReportState,
} from '../../generated/types.ts';

export interface ReportTables {
  report_files: {
    company_id: string;
    file_id: string;
    user_id: string;
    user_name: string;
    kind: string;
    criteria: JSONColumnType<object>;
    language: Language;
    source: ReportSource;
    report_name: string;
    file_name: string;
    format_type: ReportFormatType;
    format_sub_type: Generated<ReportFormatSubType>;
    state: Generated<ReportState>;
    code: ErrorCode | null;
    started_at: Date;
    finished_at: Date | null;
    expires_at: Date | null;
    downloaded_at: ColumnType<Date | null, Date | null | undefined>;
    bytes: number | null;
    content: Buffer | null;
  };
  sent_advices: { company_id: string; id_trx_log: string; outcome: 'done' | 'rejected'; sent_at: Date };
}

// The progress of a report file, in the same form for the answer and the event stream.
import type { ReportProgress, ReportState } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import type { ReportFileRow } from './report-store.ts';

const codeOf: Readonly<Record<ReportState, ReportProgress['validationStatusCode']>> = {
  GENERATING_REPORT: 0,
  READY_DOWNLOAD: 1,
  GENERATE_FAILED: 3,
};

type Shown = Pick<ReportFileRow, 'file_id' | 'file_name' | 'report_name' | 'state' | 'started_at'>;

export const progressOf = (row: Shown): ReportProgress => ({
  id: row.file_id,
  fileName: row.file_name,
  reportName: row.report_name,
  validationStatusCode: codeOf[row.state],
  startTime: instant(row.started_at),
});

export async function announceProgress(
  db: Database,
  row: Shown & Pick<ReportFileRow, 'company_id' | 'user_id'>,
  now: Date,
): Promise<void> {
  const to = { companyId: row.company_id, userId: row.user_id };
  await publish(db, to, { type: 'report-progress', at: instant(now), ...progressOf(row) });
}

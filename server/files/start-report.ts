// Stores the order for a report file and queues the job that makes it.
import { randomUUID } from 'node:crypto';
import type { ReportFormatType, ReportProgress, ReportSource } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { lockCompany } from '../db/company-lock.ts';
import { fileNameOf } from './write-file.ts';
import { enqueue } from '../jobs/queue.ts';
import { Refusal } from '../refusal.ts';
import { countBeingMade, insertReportFile } from './report-store.ts';
import { announceProgress, progressOf } from './report-progress.ts';

export interface WantedFile {
  /** The maker of the file, a key of report-makers.ts. */
  readonly kind: string;
  readonly criteria: object;
  readonly source: ReportSource;
  readonly formatType: ReportFormatType;
  readonly reportName: string;
  /** The part of the file name after the name of the report. */
  readonly about: string;
  readonly auditType?: 'report-generated' | 'audit-trail-exported';
}

const mostAtOnce = 20;

/** Throws a Refusal if enough files of the company are being made. Each order waits for the earlier ones and counts them. */
export async function checkFewAtOnce({ db, who }: Context): Promise<void> {
  await lockCompany(db, 'reports', who.companyId);
  if ((await countBeingMade(db, who.companyId)) >= mostAtOnce) throw new Refusal('SYSTEM_BUSY');
}

export async function startReport(context: Context, wanted: WantedFile): Promise<ReportProgress> {
  const { db, who, now, language } = context;
  const { kind, criteria, source, formatType, reportName, about, auditType = 'report-generated' } = wanted;
  await checkFewAtOnce(context);
  const row = {
    company_id: who.companyId,
    file_id: randomUUID(),
    user_id: who.userId,
    user_name: who.name,
    kind,
    language,
    source,
    report_name: reportName,
    file_name: fileNameOf(`${reportName} ${about}`, formatType),
    format_type: formatType,
    state: 'GENERATING_REPORT' as const,
    code: null,
    started_at: now,
    finished_at: null,
    expires_at: null,
    bytes: null,
    content: null,
  };
  await insertReportFile(db, { ...row, criteria: JSON.stringify(criteria) });
  await appendAudit(context, { type: auditType, subject: row.file_id, name: row.file_name, details: { criteria } });
  const payload = { companyId: who.companyId, fileId: row.file_id };
  await enqueue(db, { kind: 'report.make', payload, runAt: now });
  await announceProgress(db, row, now);
  return progressOf(row);
}

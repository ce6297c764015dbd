// The report files of a user: their progress, retry, cancellation and download.
import { sql } from 'kysely';
import { transact } from '../db/transact.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ReportFile } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { mediaTypes } from '../files/write-file.ts';
import { instant } from '../instant.ts';
import { enqueue } from '../jobs/queue.ts';
import { countRows, readPage } from '../lists/page.ts';
import { Refusal } from '../refusal.ts';
import {
  contentOfFile,
  deleteReportFile,
  findReportFile,
  reportFiles,
  updateReportFile,
  type ReportFileRow,
} from '../files/report-store.ts';
import { announceProgress, progressOf } from '../files/report-progress.ts';
import { checkFewAtOnce } from '../files/start-report.ts';
import { kindsFor } from './report-makers.ts';

type Reports = Handlers<Context>;

const shown = (at: Date | null) => at && instant(at);

const fileOf = (row: ReportFileRow): ReportFile => ({
  ...progressOf(row),
  state: row.state,
  reportSource: row.source,
  formatType: row.format_type,
  formatSubType: row.format_sub_type,
  requestedBy: { userId: row.user_id, name: row.user_name },
  finishedAt: shown(row.finished_at),
  expiresAt: shown(row.expires_at),
  bytes: row.bytes,
  code: row.code,
  downloadedAt: shown(row.downloaded_at),
});

/** Returns a file of the caller. Throws 193 when it does not exist, belongs to another user or to work of the past. */
async function anyOwnFile({ db, who }: Context, fileId: string, lock = false): Promise<ReportFileRow> {
  const row = await findReportFile(db, { companyId: who.companyId, fileId }, lock);
  if (row?.user_id !== who.userId || !kindsFor(who).includes(row.kind)) throw new Refusal('193');
  return row;
}

const isExpired = ({ expires_at: end }: ReportFileRow, now: Date) => end !== null && end <= now;

async function ownFile(context: Context, fileId: string, lock = false): Promise<ReportFileRow> {
  const row = await anyOwnFile(context, fileId, lock);
  if (isExpired(row, context.now)) throw new Refusal('REPORT_EXPIRED');
  return row;
}

const identityOf = ({ company_id: companyId, file_id: fileId }: ReportFileRow) => ({ companyId, fileId });

export const listOutstandingReports: Reports['listOutstandingReports'] = async ({ query }, { db, who, now }) => {
  const ofUser = reportFiles(db, who.companyId).where('f.user_id', '=', who.userId);
  const own = ofUser.where('f.kind', 'in', kindsFor(who));
  const outstanding = own
    .where('f.downloaded_at', 'is', null)
    .where((where) => where.or([where('f.expires_at', 'is', null), where('f.expires_at', '>', now)]));
  const files = query?.history ? own : outstanding;
  const order = { by: sql.ref('f.started_at'), key: sql.ref('f.file_id'), direction: 'desc', name: 'start' } as const;
  const { rows, page } = await readPage(files, order, query ?? {}, await countRows(files));
  return { items: rows.map(fileOf), page };
};

export const checkReport: Reports['checkReport'] = async ({ query }, context) =>
  fileOf(await ownFile(context, query.fileId));

/** Removes the file from the list of outstanding files, and writes each download to the audit trail. */
async function noteDownload(context: Context, row: ReportFileRow): Promise<void> {
  await transact(context.db, async (db) => {
    await updateReportFile(db, identityOf(row), { downloaded_at: context.now });
    await appendAudit({ ...context, db }, { type: 'report-downloaded', subject: row.file_id, name: row.file_name });
  });
}

export const downloadReport: Reports['downloadReport'] = async ({ query }, context) => {
  const row = await ownFile(context, query.fileId);
  if (row.format_type !== query.formatType) throw new Refusal('193');
  if (row.state === 'GENERATING_REPORT') throw new Refusal('REPORT_NOT_READY');
  const content = await contentOfFile(context.db, identityOf(row));
  if (row.state === 'GENERATE_FAILED' || !content) throw new Refusal('REPORT_FAILED');
  await noteDownload(context, row);
  const mediaType = mediaTypes[row.format_type];
  return query.blob === false ? { mediaType, content } : { mediaType, fileName: row.file_name, content };
};

export const cancelReport: Reports['cancelReport'] = async ({ body }, context) => {
  const row = await ownFile(context, body.id, true);
  if (row.state !== 'GENERATING_REPORT') throw new Refusal('STATUS_NOT_ALLOWED', { status: row.state });
  await deleteReportFile(context.db, identityOf(row));
  return null;
};

export const retryReport: Reports['retryReport'] = async ({ body }, context) => {
  const { db, now } = context;
  await checkFewAtOnce(context);
  const failed = await anyOwnFile(context, body.id, true);
  if (failed.state !== 'GENERATE_FAILED' && !isExpired(failed, now))
    throw new Refusal('STATUS_NOT_ALLOWED', { status: failed.state });
  const fresh = {
    state: 'GENERATING_REPORT',
    code: null,
    started_at: now,
    finished_at: null,
    expires_at: null,
    downloaded_at: null,
    bytes: null,
    content: null,
  } as const;
  await updateReportFile(db, identityOf(failed), fresh);
  await enqueue(db, { kind: 'report.make', payload: identityOf(failed), runAt: now });
  const row = { ...failed, ...fresh };
  await announceProgress(db, row, now);
  return progressOf(row);
};

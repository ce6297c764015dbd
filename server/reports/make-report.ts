// The job that makes a report file, stores it until it expires and informs its owner.
import { anonymous, type Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { letterheadFor } from '../reference/letterhead.ts';
import { writeFile } from '../files/write-file.ts';
import { later } from '../instant.ts';
import type { JobContext, JobKind } from '../jobs/kind.ts';
import { mostAttempts } from '../jobs/queue.ts';
import { Refusal } from '../refusal.ts';
import { findReportFile, updateReportFile, type ReportFileRow, type ReportIdentity } from '../files/report-store.ts';
import { kindsFor, makers } from './report-makers.ts';
import { announceProgress } from '../files/report-progress.ts';

const storedSeconds = 7 * 86_400;

async function ownerOf(db: Database, { company_id, user_id }: ReportFileRow): Promise<Who> {
  const user = await db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.company_id', 'u.company_id')
    .select(['u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name', 'c.is_single_access'])
    .where('u.company_id', '=', company_id)
    .where('u.user_id', '=', user_id)
    .executeTakeFirst();
  if (user?.status !== 'active') throw new Refusal('403');
  const { name, roles, services, flags, company_name: companyName, is_single_access: isSingleAccess } = user;
  return {
    ...anonymous,
    companyId: company_id,
    userId: user_id,
    companyName,
    name,
    roles,
    services,
    flags,
    isSingleAccess,
  };
}

async function contentOf(job: JobContext, row: ReportFileRow): Promise<Buffer> {
  const { make } = makers[row.kind] ?? {};
  if (!make) throw new Error(`Nothing makes a file of the kind ${row.kind}`);
  const { language } = row;
  const who = await ownerOf(job.db, row);
  if (!kindsFor(who).includes(row.kind)) throw new Refusal('403');
  // Repeatable read, so that all parts of the file show the same moment.
  const read = (db: Database) => make(row.criteria, { ...job, db, who, language });
  const table = await transact(job.db, read, 'repeatable read');
  const { companyName } = who;
  return writeFile(row.format_type, await letterheadFor({ ...job, language, companyName }), table);
}

type Outcome = Pick<ReportFileRow, 'state' | 'code' | 'bytes'> & { readonly content: Buffer | null };

async function outcomeOf(job: JobContext, row: ReportFileRow): Promise<Outcome> {
  try {
    const content = await contentOf(job, row);
    return { state: 'READY_DOWNLOAD', code: null, bytes: content.length, content };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'GENERATE_FAILED', code: error.code, bytes: null, content: null };
    if (job.attempt < mostAttempts) throw error;
    return { state: 'GENERATE_FAILED', code: 'REPORT_FAILED', bytes: null, content: null };
  }
}

/** Stores the outcome, unless the owner has cancelled the report in the meantime. */
async function storeOutcome({ db, now }: JobContext, identity: ReportIdentity, outcome: Outcome): Promise<void> {
  await transact(db, async (inside) => {
    const row = await findReportFile(inside, identity, true);
    if (row?.state !== 'GENERATING_REPORT') return;
    await updateReportFile(inside, identity, { ...outcome, finished_at: now, expires_at: later(now, storedSeconds) });
    await announceProgress(inside, { ...row, state: outcome.state }, now);
  });
}

export const makeReport: JobKind = async (payload, job) => {
  const identity = { companyId: String(payload['companyId']), fileId: String(payload['fileId']) };
  const row = await findReportFile(job.db, identity);
  if (row?.state !== 'GENERATING_REPORT') return;
  await storeOutcome(job, identity, await outcomeOf(job, row));
};

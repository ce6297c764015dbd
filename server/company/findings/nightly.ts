// The nightly check of the set-up of each company: what is new, what is solved, and who is notified.
import { sql } from 'kysely';
import type { AdminDashboard } from '../../../generated/types.ts';
import { anonymous } from '../../context.ts';
import type { Context, Who } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { instant } from '../../instant.ts';
import type { JobKind } from '../../jobs/kind.ts';
import { queueNext } from '../../jobs/periodic-jobs.ts';
import { enqueueAll } from '../../jobs/queue.ts';
import { deliverAll } from '../../mail/deliver-to-inbox.ts';
import { isAdministrator } from '../../people/administrators.ts';
import { businessDay } from '../../reference/business-day.ts';
import { findingsInForce, worstFirstInStore } from './in-force.ts';
import { beginNight, keep, type Night } from './nightly-store.ts';

const companyJob = 'findings.check-company';

/** Runs every night. Each company has a job of its own, so that the failure of one does not stop the others. */
export const checkFindings: JobKind = async (_, { db, now }) => {
  await queueNext(db, 'findings.check', now);
  const companies = await db.selectFrom('companies').select('company_id').orderBy('company_id').execute();
  const jobs = companies.map(({ company_id: companyId }) => ({
    kind: companyJob,
    payload: { companyId },
    runAt: now,
    uniqueKey: companyId,
  }));
  if (jobs.length > 0) await enqueueAll(db, jobs);
};

async function readCompany(db: Database, companyId: string): Promise<Who> {
  const { name, is_single_access: isSingleAccess } = await db
    .selectFrom('companies')
    .select(['name', 'is_single_access'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ...anonymous, companyId, companyName: name, isSingleAccess };
}

const administratorsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('users as u')
    .select('u.user_id as userId')
    .where('u.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .where(isAdministrator)
    .execute();

const words = (count: number) => ({
  EN: {
    subject: count === 1 ? 'A new finding about your set-up' : `${count} new findings about your set-up`,
    paragraphs: ['The nightly check found what it did not find before. Your dashboard shows it, with what was solved.'],
  },
  ID: {
    subject: `${count} temuan baru pada pengaturan perusahaan`,
    paragraphs: [
      'Pemeriksaan malam menemukan hal yang sebelumnya tidak ada. Lihat di dasbor Anda, beserta yang sudah selesai.',
    ],
  },
});

async function notifyAdministrators(db: Database, { companyId, now }: Night, count: number): Promise<void> {
  const administrators = await administratorsOf(db, companyId);
  const message = { category: 'administration', words: words(count), target: { kind: 'set-up' } } as const;
  const messages = administrators.map(({ userId }) => ({ ...message, userId }));
  await deliverAll(db, { companyId, messages }, now);
}

/** A second run on a day finds nothing new, so it notifies no one again. */
export const checkCompanyFindings: JobKind = async ({ companyId: named }, { db: outside, now }) => {
  const companyId = String(named);
  const who = await readCompany(outside, companyId);
  const night = { companyId, day: businessDay(now), now };
  await transact(outside, async (db) => {
    const isFirst = await beginNight(db, night);
    const added = await keep(db, night, await findingsInForce({ db, who, now }));
    if (added > 0 && !isFirst) await notifyAdministrators(db, night, added);
  });
};

const mostShown = 20;

/** What the last night found, what had become worse, and what it did not find any more, compared with the night before. */
export async function readNightly({ db, who }: Pick<Context, 'db' | 'who'>): Promise<AdminDashboard['nightly']> {
  const check = await db
    .selectFrom('finding_checks')
    .select(['checked_at', sql<string>`last_on::text`.as('day'), sql<boolean>`first_on = last_on`.as('isFirst')])
    .where('company_id', '=', who.companyId)
    .executeTakeFirst();
  if (!check) return null;
  const all = db.selectFrom('nightly_findings').where('company_id', '=', who.companyId);
  const today = sql<string>`${check.day}::date`;
  const open = all.where('found_on', '=', today).where('solved_on', 'is', null);
  const listed = (wanted: typeof all) =>
    wanted
      .select(['finding', sql<number>`(count(*) over ())::integer`.as('total')])
      .orderBy(worstFirstInStore)
      .orderBy('finding_key')
      .limit(mostShown)
      .execute();
  const found = check.isFirst ? [] : await listed(open.where('is_worse', '=', false));
  const worse = check.isFirst ? [] : await listed(open.where('is_worse', '=', true));
  const solved = await listed(all.where('solved_on', '=', today));
  return {
    checkedAt: instant(check.checked_at),
    found: found.map(({ finding }) => finding),
    foundCount: found[0]?.total ?? 0,
    worse: worse.map(({ finding }) => finding),
    worseCount: worse[0]?.total ?? 0,
    solved: solved.map(({ finding }) => finding),
    solvedCount: solved[0]?.total ?? 0,
  };
}

// Stores the set-up that the bank has entered for a company, and notes it in the audit trail with a digest of it.
import { sql } from 'kysely';
import { appendAudit } from '../audit/append.ts';
import { anonymous } from '../context.ts';
import type { Database } from '../db/database.ts';
import { keepConfiguration } from './keep-configuration.ts';

export const openingSubject = 'set-up';

interface Opened {
  readonly companyId: string;
  readonly now: Date;
}

const readDigest = async (db: Database, { companyId }: Opened) =>
  db
    .selectFrom('configuration_versions')
    .select(({ fn }) => fn.countAll<string>().as('records'))
    .select(
      sql<string>`encode(sha256(convert_to(coalesce(string_agg(
        record_kind || ' ' || record_id || ' ' || content::text, E'\\n' order by record_kind, record_id), ''), 'UTF8')), 'hex')`.as(
        'sha256',
      ),
    )
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();

/** Call it once, before any task has changed the set-up. Takes the company's audit lock. */
export async function openConfiguration(db: Database, opened: Opened): Promise<void> {
  const { companyId, now } = opened;
  await keepConfiguration(db, { companyId, now, refNo: null });
  const { records, sha256 } = await readDigest(db, opened);
  await appendAudit(
    { db, who: { ...anonymous, companyId }, now, requestId: 'opening', remoteAddress: '' },
    { type: 'set-up-opened', subject: openingSubject, details: { records: Number(records), sha256 } },
  );
}

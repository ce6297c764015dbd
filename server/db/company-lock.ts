// Locks of one company, one per matter, held until the commit: its transactions about that matter run one at a time.
import { sql, type RawBuilder } from 'kysely';
import { compiledQueryBy } from './compiled-query.ts';
import type { Database } from './database.ts';

/**
 * changes: submissions and approvals of the administration, whose rules read records and tasks of other kinds.
 * favorites: their names and numbers.
 * matrix: workflows and maps, which depend on each other, and the settings of the company.
 * names: the names of new records. It is taken before a number is, so that a refused name uses up no number.
 * payments: the use of daily limits and exchange deals, and the search for duplicates.
 * reports: the limit on files being made at the same time.
 * underlying: uploaded documents, which may not be repeated.
 * users: rules about several users, such as that one administrator must remain.
 */
export type CompanyMatter =
  | 'changes'
  | 'favorites'
  | 'matrix'
  | 'names'
  | 'payments'
  | 'reports'
  | 'underlying'
  | 'users';

/** SQL: waits for the lock. Its value says nothing. */
export const waitsForLock = (matter: CompanyMatter, companyId: string): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${sql.lit(`${matter}/`)} || ${companyId}::text, 0))`;

const locked = compiledQueryBy(
  (matter: CompanyMatter) => matter,
  (db, matter, { companyId }: { readonly companyId: string }) => ({
    compile: () => sql`select ${waitsForLock(matter, companyId)}`.compile(db),
  }),
);

/** Call it before reading what the lock protects: a statement reads what was committed before it began. */
export async function lockCompany(db: Database, matter: CompanyMatter, companyId: string): Promise<void> {
  await locked(db, matter, { companyId });
}

import { sql, type Insertable } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { instantOf } from '../../domain/jakarta-time.ts';
import type { UnderlyingUpload } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { UnderlyingTables } from '../db/underlying-tables.ts';

const digits = 5;

export async function nextDocumentNumber(db: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('underlying_numbers')::text as number`.execute(db);
  return (rows[0]?.number ?? '').padStart(digits, '0');
}

/** Finds a document whose file had this name and was uploaded today. */
export function fileOfToday(db: Database, companyId: string, fileName: string, today: CalendarDate) {
  return db
    .selectFrom('underlying_documents')
    .select('submitted_at')
    .where('company_id', '=', companyId)
    .where(({ fn }) => fn<string>('lower', ['file_name']), '=', fileName.toLowerCase())
    .where('submitted_at', '>=', new Date(instantOf({ date: today, time: '00:00' })))
    .executeTakeFirst();
}

/** Finds a document with this number and beneficiary that the bank has not refused. */
export function sameDocument(
  db: Database,
  companyId: string,
  { beneficiaryName, documentNumber }: Pick<UnderlyingUpload, 'beneficiaryName' | 'documentNumber'>,
) {
  return db
    .selectFrom('underlying_documents')
    .select(['submitted_at', 'submitted_by_name'])
    .where('company_id', '=', companyId)
    .where('beneficiary_name', '=', beneficiaryName)
    .where('document_number', '=', documentNumber)
    .where('review', '!=', 'refused')
    .executeTakeFirst();
}

export async function insertDocument(
  db: Database,
  row: Insertable<UnderlyingTables['underlying_documents']>,
): Promise<void> {
  await db.insertInto('underlying_documents').values(row).execute();
}

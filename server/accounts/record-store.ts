import { sql } from 'kysely';
import type { FacilityRecordListRequest } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { FacilityTables } from '../db/facility-tables.ts';
import { countRows, readPage } from '../lists/page.ts';

export type RecordKind = FacilityTables['facility_records']['kind'];

const ofKind = (db: Database, companyId: string, kind: RecordKind) =>
  db.selectFrom('facility_records as r').where('r.company_id', '=', companyId).where('r.kind', '=', kind);

const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filtered(db: Database, companyId: string, kind: RecordKind, request: FacilityRecordListRequest) {
  const { facilityId, state = 'open', currencies = [], due, search } = request.filter ?? {};
  return ofKind(db, companyId, kind)
    .$if(facilityId !== undefined, (query) => query.where('r.facility_id', '=', facilityId ?? ''))
    .$if(state !== 'all', (query) => query.where('r.is_open', '=', state === 'open'))
    .$if(currencies.length > 0, (query) => query.where('r.currency', 'in', currencies))
    .$if(due !== undefined, (query) =>
      query.where('r.due_date', '>=', due?.from ?? '').where('r.due_date', '<=', due?.to ?? ''),
    )
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('r.number', 'ilike', patternOf(search ?? '')),
          where('r.counterparty', 'ilike', patternOf(search ?? '')),
        ]),
      ),
    );
}

const columns = { dueDate: 'due_date', amount: 'amount', counterparty: 'counterparty', number: 'number' } as const;

export async function pageOfRecords(
  db: Database,
  companyId: string,
  kind: RecordKind,
  request: FacilityRecordListRequest,
) {
  const query = filtered(db, companyId, kind, request);
  const { field, direction } = request.sort ?? { field: 'dueDate' as const, direction: 'asc' as const };
  const order = { by: sql.ref(`r.${columns[field]}`), key: sql.ref('r.record_id'), direction, name: field };
  return readPage(query.selectAll('r'), order, request.page, await countRows(query));
}

export async function findRecord(db: Database, companyId: string, kind: RecordKind, recordId: string) {
  return ofKind(db, companyId, kind).selectAll('r').where('r.record_id', '=', recordId).executeTakeFirst();
}

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Returns the open records of a kind. */
export const openRecords = (db: Database, companyId: string, kind: RecordKind): Promise<RecordRow[]> =>
  ofKind(db, companyId, kind)
    .selectAll('r')
    .where('r.is_open', '=', true)
    .orderBy('r.due_date')
    .orderBy('r.record_id')
    .execute();

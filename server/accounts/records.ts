// Lists and loads the records of facilities. Each kind of record passes a function that shows one record.
import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import { ATTENTION_DAYS, isNear } from '../../domain/near-due.ts';
import type { FacilityRecordListRequest, PageInfo } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readCalendar } from '../reference/calendar.ts';
import { findRecord, pageOfRecords, type RecordKind, type RecordRow } from './record-store.ts';
import { todayOf, wireOf } from './wire.ts';

export interface RecordView {
  readonly row: RecordRow;
  readonly calendar: BusinessCalendar;
  readonly today: string;
}

/** Returns whether the due date is so near that the list shows a warning. */
export const isDueSoon = ({ row, calendar, today }: RecordView): boolean =>
  row.is_open && isNear(calendar, today, row.due_date, ATTENTION_DAYS[row.kind]);

export const amountOf = ({ row }: RecordView) => wireOf(row.amount, row.currency);
export const outstandingOf = ({ row }: RecordView) => wireOf(row.outstanding, row.currency);

export async function listRecords<Item>(
  { db, who, now }: Context,
  kind: RecordKind,
  request: FacilityRecordListRequest,
  show: (view: RecordView) => Item,
): Promise<{ items: Item[]; page: PageInfo }> {
  const { due } = request.filter ?? {};
  if (due && due.from > due.to) throw new Refusal('198').at('filter.due');
  const { rows, page } = await pageOfRecords(db, who.companyId, kind, request);
  const calendar = await readCalendar(db);
  return { items: rows.map((row) => show({ row, calendar, today: todayOf(now) })), page };
}

/** Returns a record. Throws a Refusal if the company has none with this id. */
export async function loadRecord({ db, who, now }: Context, kind: RecordKind, recordId: string): Promise<RecordView> {
  const row = await findRecord(db, who.companyId, kind, recordId);
  if (!row) throw new Refusal('193');
  return { row, calendar: await readCalendar(db), today: todayOf(now) };
}

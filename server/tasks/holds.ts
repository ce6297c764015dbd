// The records and names that an open task reserves. A trigger of the database deletes the rows when the task closes.
import { sql, type RawBuilder } from 'kysely';
import type { AdminRecordKind } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { ReservedName, WantedChange } from './kind.ts';
import { tasksOf, type TaskRow } from './store.ts';

/** Names that differ only in capitals, outer spaces or several spaces count as equal, because they look alike. */
export const nameKey = (name: string) => name.trim().replaceAll(/ +/g, ' ').toLowerCase();
/** The same of a stored name. */
export const storedNameKey = (name: RawBuilder<string>) =>
  sql<string>`lower(regexp_replace(trim(${name}), ' +', ' ', 'g'))`;

type Wanted = Pick<WantedChange<never>, 'recordId' | 'recordIds' | 'isBeside' | 'reservedNames' | 'checkHeld'>;

const recordsOf = ({ recordId, recordIds }: Wanted) => recordIds ?? (recordId === null ? [] : [recordId]);

interface Held {
  readonly record_id?: string;
  readonly name_key?: string;
}

/** Inserts the rows and returns whether all were free. Waits while another transaction inserts or deletes the same. */
async function take(db: Database, task: TaskRow, wanted: readonly Held[]): Promise<boolean> {
  if (wanted.length === 0) return true;
  const { company_id, record_kind, task_id } = task;
  const taken = await db
    .insertInto('admin_task_holds')
    .values(wanted.map((held) => ({ company_id, record_kind, task_id, ...held })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('task_id')
    .execute();
  return taken.length === wanted.length;
}

const keyOf = ({ name }: ReservedName) => nameKey(name);

/** Names are taken one by one, so that the refusal shows which one is taken. */
async function takeNames(db: Database, task: TaskRow, wanted: readonly ReservedName[] = []): Promise<void> {
  for (const one of wanted.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    if (!(await take(db, task, [{ name_key: keyOf(one) }]))) throw new Refusal(one.taken).at(one.field);
}

/**
 * Reserves the records and the names for the task. Throws a Refusal when another task holds one of them. Both are
 * sorted, so that two transactions cannot deadlock.
 */
export async function holdFor(db: Database, task: TaskRow, wanted: Wanted): Promise<void> {
  await db
    .deleteFrom('admin_task_holds')
    .where('company_id', '=', task.company_id)
    .where('task_id', '=', task.task_id)
    .execute();
  const records = recordsOf(wanted).toSorted();
  if (
    !(await take(
      db,
      task,
      // One task of each action can hold a record beside the task that holds it alone.
      records.map((record_id) => ({ record_id, ...(wanted.isBeside && { name_key: task.action }) })),
    ))
  )
    throw new Refusal('CA-10');
  await takeNames(db, task, wanted.reservedNames);
  await wanted.checkHeld?.();
}

export interface RecordOfKind {
  readonly recordKind: AdminRecordKind;
  readonly recordId: string;
}

export interface HeldRecord extends RecordOfKind {
  readonly task: TaskRow;
}

/** The open tasks that change one of these records, those that wait for no other task first. */
export async function tasksHolding(
  db: Database,
  companyId: string,
  records: readonly RecordOfKind[],
): Promise<HeldRecord[]> {
  if (records.length === 0) return [];
  const kinds = records.map(({ recordKind }) => recordKind);
  const ids = records.map(({ recordId }) => recordId);
  const rows = await tasksOf(db, companyId)
    .innerJoin('admin_task_holds as h', (join) =>
      join.onRef('h.company_id', '=', 't.company_id').onRef('h.task_id', '=', 't.task_id'),
    )
    .select(['h.record_kind as heldKind', 'h.record_id as heldId'])
    .where(sql<boolean>`(h.record_kind, h.record_id) in (select * from unnest(${kinds}::text[], ${ids}::text[]))`)
    .orderBy('h.name_key', 'desc')
    .execute();
  return rows.map(({ heldKind, heldId, ...task }) => ({ recordKind: heldKind, recordId: heldId, task }));
}

/** Returns whether an open task reserves the name. Tasks on the record exceptId do not count. */
export async function isReserved(
  db: Database,
  companyId: string,
  { recordKind, name }: { readonly recordKind: AdminRecordKind; readonly name: string },
  exceptId?: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('admin_task_holds as h')
    .select('h.task_id')
    .where('h.company_id', '=', companyId)
    .where('h.record_kind', '=', recordKind)
    .where('h.record_id', '=', '')
    .where('h.name_key', '=', nameKey(name))
    .where(
      sql<boolean>`not exists (select 1 from admin_task_holds o where o.company_id = h.company_id
        and o.task_id = h.task_id and o.record_kind = ${recordKind} and o.name_key = '' and o.record_id = ${exceptId ?? ''})`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Throws a Refusal when a name is taken. Call it before a number is taken, which a refusal would use up. */
export async function refuseTakenNames(
  db: Database,
  companyId: string,
  { kind, reservedNames = [], checkHeld }: Pick<WantedChange<never>, 'kind' | 'reservedNames' | 'checkHeld'>,
): Promise<void> {
  for (const { name, field, taken } of reservedNames)
    if (await isReserved(db, companyId, { recordKind: kind.recordKind, name })) throw new Refusal(taken).at(field);
  await checkHeld?.();
}

/** SQL condition: the record of a row has an open task. */
export const isHeld = (recordKind: AdminRecordKind, companyId: RawBuilder<string>, recordId: RawBuilder<string>) =>
  sql<boolean>`exists (select 1 from admin_task_holds h where h.company_id = ${companyId}
    and h.record_kind = ${recordKind} and h.record_id = ${recordId})`;

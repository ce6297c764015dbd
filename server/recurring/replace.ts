// A series that takes over from a running one, to change its future. The running one goes on until this one begins.
import { sql } from 'kysely';
import type { RequestRevision } from '../../generated/types.ts';
import { personIn } from '../approval/load.ts';
import { checkMay } from '../approval/permissions.ts';
import { findRequest, type RequestRow } from '../approval/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { Refusal } from '../refusal.ts';
import { isSeriesRow } from './lists.ts';
import { loadSeries } from './load-series.ts';
import type { SeriesRequest } from './series-now.ts';

type Named = Pick<RequestRow, 'company_id' | 'ref_no'>;

/** The latest series that replaces this one and was not refused. */
export const findReplacement = (db: Database, { company_id: companyId, ref_no: refNo }: Named) =>
  db
    .selectFrom('requests')
    .select('ref_no')
    .where('company_id', '=', companyId)
    .where('menu_access', '=', 'RECURRING')
    .where(sql<boolean>`content ->> 'replacesRefNo' = ${refNo}::text`)
    .where(sql<boolean>`(tab <> 'unsuccessful' or status = 'Stopped')`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Throws a Refusal unless the caller may change the future of the series. Locks it until the commit. */
export async function checkReplaced(context: Context, { refNo, revision }: RequestRevision): Promise<void> {
  const loaded = await loadSeries(context, refNo, { lock: true });
  const { row } = loaded;
  if (row.revision !== revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row, person: personIn(loaded, context.who.userId) }, 'edit');
  if (await findReplacement(context.db, row)) throw new Refusal('CA-10');
}

export async function readSeriesByReference(
  db: Database,
  { companyId, refNo }: { readonly companyId: string; readonly refNo: string },
  { lock }: { readonly lock: boolean },
): Promise<SeriesRequest> {
  const named = await db
    .selectFrom('requests')
    .select('task_id as taskId')
    .where('company_id', '=', companyId)
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  const row = await findRequest(db, { companyId, ...named }, lock);
  if (!row || !isSeriesRow(row)) throw new Error(`The series ${refNo} was lost`);
  return row;
}

/** The user who stopped a series wanted no more payments. */
export function checkNotStopped({ status }: RequestRow): void {
  if (status === 'Stopped') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });
}

/** Throws a Refusal if the series was stopped after the change of it was submitted. */
export async function checkStillReplaceable(db: Database, companyId: string, refNo: string): Promise<void> {
  checkNotStopped(await readSeriesByReference(db, { companyId, refNo }, { lock: false }));
}

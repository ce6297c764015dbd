import type { LoadedRequest } from '../approval/load.ts';
import { loadByReference, personIn } from '../approval/load.ts';
import type { Context } from '../context.ts';
import type { RecurringSeries } from '../../generated/types.ts';
import { readCalendarOf } from './series-calendar.ts';
import { Refusal } from '../refusal.ts';
import { isSeriesRow } from './lists.ts';
import type { SeriesRequest } from './next-run.ts';
import { countOccurrences, findSeries } from './series-store.ts';
import { seriesOnWire } from './wire.ts';

export interface LoadedSeries extends LoadedRequest {
  readonly row: SeriesRequest;
}

/** Throws 193 unless the caller may see the series. With lock, it is locked until the commit. */
export async function loadSeries(
  { db, who }: Context,
  refNo: string,
  { lock }: { readonly lock: boolean },
): Promise<LoadedSeries> {
  const loaded = await loadByReference(db, who, { refNo, menuAccess: 'RECURRING' }, { lock });
  const { row } = loaded;
  if (!isSeriesRow(row)) throw new Refusal('193');
  return { ...loaded, row };
}

export async function showSeries(
  { db, who, language }: Context,
  loaded: LoadedRequest,
  row: SeriesRequest,
): Promise<RecurringSeries> {
  const [series, counts] = [
    await findSeries(db, row.company_id, [row.task_id]),
    await countOccurrences(db, row.company_id, [row.task_id]),
  ];
  const own = series.get(row.task_id);
  if (!own) throw new Error(`The series ${row.ref_no} has no schedule`);
  const viewer = personIn(loaded, who.userId);
  const calendar = await readCalendarOf(db, row.content.payment, language);
  return seriesOnWire({ row, series: own, counts: counts.get(row.task_id), viewer, calendar });
}

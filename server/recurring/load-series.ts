import type { LoadedRequest } from '../approval/load.ts';
import { loadByReference, personIn } from '../approval/load.ts';
import { identityOf } from '../approval/store.ts';
import type { Context } from '../context.ts';
import type { RecurringSeries } from '../../generated/types.ts';
import { readCalendarOf } from './series-calendar.ts';
import { Refusal } from '../refusal.ts';
import { isSeriesRow } from './lists.ts';
import type { SeriesRequest } from './series-now.ts';
import { countOccurrences, readSeries } from './series-store.ts';
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
  const series = await readSeries(db, identityOf(row));
  const counts = await countOccurrences(db, row.company_id, [row.task_id]);
  const viewer = personIn(loaded, who.userId);
  const calendar = await readCalendarOf(db, row.content.payment, language);
  return seriesOnWire({ row, series, counts: counts.get(row.task_id), viewer, calendar });
}

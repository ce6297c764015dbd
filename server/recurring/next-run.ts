// When a series has to be looked at next. Each look is a job with an agreed date.
import { instantOf } from '../../domain/jakarta-time.ts';
import { seriesDays, type SeriesDay } from '../../domain/recurring-series.ts';
import type { Actor } from '../approval/actor.ts';
import { startOf } from '../approval/schedule.ts';
import { identityOf } from '../approval/store.ts';
import { enqueue } from '../jobs/queue.ts';
import { readCalendarOf } from './series-calendar.ts';
import { timingNow, type SeriesRequest } from './series-now.ts';
import { findOccurrences, readSeries, type OccurrenceRow } from './series-store.ts';

export interface Progress {
  readonly days: readonly SeriesDay[];
  readonly known: ReadonlyMap<number, OccurrenceRow>;
}

export async function readProgress({ db }: Pick<Actor, 'db'>, row: SeriesRequest): Promise<Progress> {
  const timing = timingNow(row, await readSeries(db, identityOf(row)));
  const days = seriesDays(timing, await readCalendarOf(db, row.content.payment));
  const found = await findOccurrences(db, identityOf(row));
  return { days, known: new Map(found.map((one) => [one.occurrence, one])) };
}

/** The days that were neither dealt with nor tried, in order. */
export const daysAhead = ({ days, known }: Progress): SeriesDay[] =>
  days.filter(({ occurrence }) => !known.has(occurrence));

const midnight = (date: string) => new Date(instantOf({ date, time: '00:00' }));

/** When the occurrence is due. One whose holidays are not known is looked at on its planned day. */
export async function dueAt(actor: Actor, row: SeriesRequest, day: SeriesDay): Promise<Date> {
  if (day.shift === 'left-out') return midnight(day.plannedDate);
  return startOf(actor, { ...row, execution_date: day.executionDate ?? day.plannedDate });
}

/** Queues the next look at the series; none if nothing is left to do. */
export async function scheduleNextRun(actor: Actor, row: SeriesRequest): Promise<void> {
  const progress = await readProgress(actor, row);
  const [next] = row.status === 'In Progress' ? daysAhead(progress) : [];
  const attempts = [...progress.known.values()].flatMap(({ next_attempt_at: at }) => at ?? []);
  const moments = [...(next ? [await dueAt(actor, row, next)] : []), ...attempts];
  if (moments.length === 0) return;
  const runAt = new Date(Math.min(...moments.map((at) => at.getTime())));
  await enqueue(actor.db, {
    kind: 'recurring.run',
    payload: { ...identityOf(row) },
    runAt,
    uniqueKey: `${row.ref_no}/${runAt.toISOString()}`,
    isDated: true,
  });
}

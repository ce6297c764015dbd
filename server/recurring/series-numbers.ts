// How many times a series pays. The days that the rule for holidays leaves out do not count, before they come too.
import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import { leftOutDays } from '../../domain/recurring-series.ts';
import { timingNow, type SeriesRequest } from './series-now.ts';
import type { SeriesCounts, SeriesRow } from './series-store.ts';

export interface SeriesNumbers {
  /** Altogether. */
  readonly payments: number;
  readonly executed: number;
  readonly remaining: number;
  /** By a user, by the rule for holidays in the past and in the future, or because a bill was not payable. */
  readonly skipped: number;
}

interface Counted {
  readonly row: SeriesRequest;
  readonly series: SeriesRow;
  readonly counts: SeriesCounts | undefined;
  readonly calendar: BusinessCalendar;
}

/** Of a series whose last day has passed, a payment may still be under way. */
const mayStillPay = ({ stage_kind: stage, tab, status }: SeriesRequest): boolean =>
  stage !== null || tab === 'repair' || status === 'In Progress' || status === 'Completed';

export function numbersOf({ row, series, counts, calendar }: Counted): SeriesNumbers {
  const { executed = 0, skipped = 0, handled = 0, leftOut = 0 } = counts ?? {};
  const { occurrences: planned } = series;
  const ahead = Math.max(0, leftOutDays(timingNow(row, series), calendar) - leftOut);
  return {
    payments: planned - skipped - ahead,
    executed,
    remaining: mayStillPay(row) ? Math.max(0, planned - handled - ahead) : 0,
    skipped: skipped + ahead,
  };
}

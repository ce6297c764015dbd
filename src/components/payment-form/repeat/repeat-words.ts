import { firstPlannedDay } from '../../../../domain/recurring-series.ts';
import type { RecurringTiming } from '../../../../generated/types.ts';
import type { Format } from '../../text/use-format.ts';
import type { Translate } from '../../text/use-texts.ts';

interface Wording {
  readonly t: Translate<'payments'>;
  readonly format: Format;
}

/** How often it repeats: "every month on day 25", "every week on Monday and Thursday". */
export function frequencyWords(
  { frequencyType, daysInWeek = [], startDate, dayInMonth = Number(startDate.slice(-2)) }: RecurringTiming,
  { t, format }: Wording,
) {
  const days = daysInWeek.map((day) => t(`repeat.${day}`)).join(', ');
  const date = format.date(startDate);
  return t(`repeat.every${frequencyType}`, { days, day: dayInMonth, date });
}

/** The whole schedule as a part of a sentence. A weekly series begins on the first of its days, not on its start date. */
export function repeatWords(timing: RecurringTiming, wording: Wording): string {
  const { t, format } = wording;
  const range = { from: format.date(firstPlannedDay(timing)), to: format.date(timing.endDate) };
  return `${frequencyWords(timing, wording)}, ${t('repeat.fromTo', range)}`;
}

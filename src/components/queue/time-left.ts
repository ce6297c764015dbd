// How much of the time for a step is used, in words and as a part.
import { useBankClock } from '../signature/use-bank-clock.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';

const MINUTE = 60_000;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

function durationText(milliseconds: number, t: Translate<'requests'>): string {
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  if (hours >= HOURS_A_DAY) return t('sla.days', { count: Math.floor(hours / HOURS_A_DAY) });
  if (hours > 0) return t('sla.hours', { hours, minutes: minutes % MINUTES_AN_HOUR });
  return t('sla.minutes', { minutes });
}

export interface TimeLeft {
  /** 0 to 100, above when it has run out. */
  readonly used: number;
  readonly text: string;
  /** Under a heading that says what it is: the time alone while there is some. */
  readonly short: string;
}

export function useTimeLeft(since: string, dueAt: string | null | undefined): TimeLeft | undefined {
  const t = useTexts('requests');
  const now = useBankClock(MINUTE / 2);
  if (!dueAt) return undefined;
  const end = Date.parse(dueAt);
  // What happens to a request that is late already begins no new time.
  const begin = Math.min(Date.parse(since), end - 1);
  const left = end - now;
  const time = durationText(left, t);
  return {
    used: Math.max(0, (100 * (now - begin)) / (end - begin)),
    text: left >= 0 ? t('sla.left', { time }) : t('sla.late', { time }),
    short: left >= 0 ? time : t('sla.late', { time }),
  };
}

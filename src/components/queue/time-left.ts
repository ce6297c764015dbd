// The used part of the time limit of a step, as text and as a percentage.
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
  /** 0 to 100; more than 100 if the time is over. */
  readonly used: number;
  readonly text: string;
  /** Only the time, for a column whose header explains it. */
  readonly short: string;
}

export function useTimeLeft(since: string, dueAt: string | null | undefined): TimeLeft | undefined {
  const t = useTexts('requests');
  const now = useBankClock(MINUTE / 2);
  if (!dueAt) return undefined;
  const end = Date.parse(dueAt);
  // An action on a request that is late already does not start a new time.
  const begin = Math.min(Date.parse(since), end - 1);
  const left = end - now;
  const time = durationText(left, t);
  return {
    used: Math.max(0, (100 * (now - begin)) / (end - begin)),
    text: left >= 0 ? t('sla.left', { time }) : t('sla.late', { time }),
    short: left >= 0 ? time : t('sla.late', { time }),
  };
}

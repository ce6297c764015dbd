import { dateOfDayNumber, dayNumber } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';

/** Milliseconds since 1970 in UTC, from the injected clock. */
export type EpochMilliseconds = number;
/** HH:MM in Western Indonesian Time. */
export type TimeOfDay = string;
export type JakartaMoment = { readonly date: CalendarDate; readonly time: TimeOfDay };

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Western Indonesian Time has been UTC+7 without daylight saving since 1964. */
const OFFSET = 7 * 60 * MINUTE;

export function jakartaMoment(now: EpochMilliseconds): JakartaMoment {
  const local = now + OFFSET;
  const day = Math.floor(local / DAY);
  const minutes = Math.floor((local - day * DAY) / MINUTE);
  return { date: dateOfDayNumber(day), time: timeOfMinutes(minutes) };
}

export function instantOf(moment: JakartaMoment): EpochMilliseconds {
  return dayNumber(moment.date) * DAY + minutesOf(moment.time) * MINUTE - OFFSET;
}

/** An instant as on the wire: RFC 3339, to the second, in Western Indonesian Time. */
export function wireInstant(at: EpochMilliseconds): string {
  const { date, time } = jakartaMoment(at);
  const seconds = Math.floor((((at % MINUTE) + MINUTE) % MINUTE) / 1000);
  return `${date}T${time}:${String(seconds).padStart(2, '0')}+07:00`;
}

export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function minutesOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeOfMinutes(minutes: number): TimeOfDay {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

import { jakartaMoment } from '../domain/jakarta-time.ts';

const second = 1000;

/** Formats a time for the wire: RFC 3339 in Western Indonesian Time. */
export function instant(moment: Date): string {
  const { date, time } = jakartaMoment(moment.getTime());
  const seconds = String(Math.floor(moment.getTime() / second) % 60).padStart(2, '0');
  return `${date}T${time}:${seconds}+07:00`;
}

const dayOfSeconds = 86_400;

export const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * second);

export const daysBefore = (moment: Date, days: number) => later(moment, -days * dayOfSeconds);

import { wireInstant } from '../domain/jakarta-time.ts';

const second = 1000;

/** Formats a time for the wire: RFC 3339, to the second, in Western Indonesian Time. */
export const instant = (moment: Date): string => wireInstant(moment.getTime());

const dayOfSeconds = 86_400;

export const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * second);

export const daysBefore = (moment: Date, days: number) => later(moment, -days * dayOfSeconds);

// The greeting for an hour. Indonesian distinguishes siang (midday) and sore (late afternoon).
import type { TimeOfDay } from './jakarta-time.ts';

export const partsOfDay = ['morning', 'midday', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const ends: readonly (readonly [TimeOfDay, PartOfDay])[] = [
  ['04:00', 'evening'],
  ['11:00', 'morning'],
  ['15:00', 'midday'],
  ['18:30', 'afternoon'],
];

export function partOfDay(time: TimeOfDay): PartOfDay {
  return ends.find(([end]) => time < end)?.[1] ?? 'evening';
}

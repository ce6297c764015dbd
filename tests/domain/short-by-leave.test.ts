import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveLookAhead, shortByLeave } from '../../domain/approval/short-by-leave.ts';
import { addDays, daysBetween } from '../../domain/calendar-date.ts';
import { isOnLeave, type Leave } from '../../domain/leave.ts';

const today = '2026-12-28';
const people = ['Budi', 'Ratna', 'Dewi'].map((name) => ({ personId: name, name }));
const period = fc
  .record({ start: fc.integer({ min: -5, max: 25 }), length: fc.integer({ min: 0, max: 30 }) })
  .map(({ start, length }) => ({ from: addDays(today, start), to: addDays(today, start + length) }));
const leaves = fc.tuple(...people.map(() => fc.array(period, { maxLength: 2 })));

test('the first short days are those on which too few are present, from a day within two weeks on', () => {
  fc.assert(
    fc.property(leaves, fc.integer({ min: 1, max: 3 }), (all, quorum) => {
      const of = (id: string): Leave => all[people.findIndex(({ personId }) => personId === id)] ?? [];
      const presentOn = (day: string) => people.filter(({ personId }) => !isOnLeave(of(personId), day)).length;
      const isShort = (days: number) => presentOn(addDays(today, days)) < quorum;
      const first = Array.from({ length: leaveLookAhead }, (_, days) => days).find(isShort);
      const found = shortByLeave(people, { today, of }, (present) => present.length >= quorum);
      expect(found && daysBetween(today, found.days.from)).toBe(first ?? null);
      if (!found) return;
      const last = daysBetween(today, found.days.to);
      expect(Array.from({ length: last - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index).every(isShort)).toBe(
        true,
      );
      expect(isShort(last + 1)).toBe(false);
      expect(found.away).toEqual(people.filter(({ personId }) => isOnLeave(of(personId), found.days.from)));
    }),
    { numRuns: 300 },
  );
});

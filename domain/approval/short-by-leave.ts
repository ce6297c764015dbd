// The days on which a step has too few people because some of them are on leave.
import { addDays, type CalendarDate } from '../calendar-date.ts';
import { isOnLeave, leaveDaysAhead, type Leave, type LeavePeriod } from '../leave.ts';

/** How many days ahead the leave of people is a finding. */
export const leaveLookAhead = 14;

export interface SetUpLeave {
  readonly today: CalendarDate;
  readonly of: (personId: string) => Leave;
}

interface LeavingPerson {
  readonly personId: string;
  readonly name: string;
}

export interface ShortDays<Someone> {
  readonly days: LeavePeriod;
  /** Who of the people is on leave on the first of the days. */
  readonly away: readonly Someone[];
}

/** Returns the first days in a row, from one of the next on, on which those who are not on leave are too few. */
export function shortByLeave<Someone extends LeavingPerson>(
  people: readonly Someone[],
  { today, of }: SetUpLeave,
  isEnough: (present: readonly Someone[]) => boolean,
): ShortDays<Someone> | null {
  const leaving = people.filter(({ personId }) => of(personId).length > 0);
  if (leaving.length === 0) return null;
  const awayOn = (day: CalendarDate) => leaving.filter(({ personId }) => isOnLeave(of(personId), day));
  const isShort = (day: CalendarDate) => {
    const away = awayOn(day);
    return away.length > 0 && !isEnough(people.filter((person) => !away.includes(person)));
  };
  const next = Array.from({ length: leaveLookAhead }, (_, index) => addDays(today, index));
  const from = next.find(isShort);
  if (from === undefined) return null;
  const latest = addDays(today, leaveDaysAhead);
  let to = from;
  while (to < latest && isShort(addDays(to, 1))) to = addDays(to, 1);
  return { days: { from, to }, away: awayOn(from) };
}

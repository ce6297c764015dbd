// Who of a company is on leave, for pages that show who could be missing.
import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { latestLeaveDay, leaveFault, leaveFrom, type Leave } from '../../domain/leave.ts';
import type { Context } from '../context.ts';

export type LeaveOfUsers = ReadonlyMap<string, Leave>;

interface LeavingPerson {
  readonly personId: string;
  readonly ownIds?: readonly string[];
}

/** The leave of each user of the company who has any. */
export async function readLeave({ db, who }: Pick<Context, 'db' | 'who'>): Promise<LeaveOfUsers> {
  const rows = await db
    .selectFrom('user_details')
    .select(['user_id', 'leave'])
    .where('company_id', '=', who.companyId)
    .where(sql<boolean>`leave <> '[]'`)
    .execute();
  return new Map(rows.map(({ user_id: id, leave }) => [id, leave]));
}

/** The leave of a person under any of their user IDs. */
export const leaveOfPerson = (leave: LeaveOfUsers, { personId, ownIds }: LeavingPerson): Leave =>
  [...new Set([personId, ...(ownIds ?? [])])].flatMap((id) => leave.get(id) ?? []);

export const todayOf = (now: Date): CalendarDate => jakartaMoment(now.getTime()).date;

/** The leave as answers have it: without what has ended, and left out where nothing remains. */
export function shownLeave(leave: Leave, now: Date): { leave?: { from: string; to: string }[] } {
  const left = leaveFrom(leave, todayOf(now));
  return left.length > 0 ? { leave: left } : {};
}

/** What blocks a leave that is to be set over the stored one, with its place in the draft. */
export function leaveBlockers(leave: Leave, stored: Leave, today: CalendarDate) {
  const fault = leaveFault(leave, { today, stored });
  if (!fault) return [];
  const { code, index, field } = fault;
  const more = code === '74' ? { parameters: { date: { date: latestLeaveDay(today) } } } : {};
  return [{ code, about: [], field: `leave.${index}.${field}`, ...more }];
}

/** The leave as one text of a difference; null where nothing of it is left. */
export const leaveText = (leave: Leave, now: Date): string | null =>
  leaveFrom(leave, todayOf(now))
    .map(({ from, to }) => `${from}/${to}`)
    .join(', ') || null;

// The times to which testers often move the bank's clock.
import { dayKind, nextWorkingDay, workingDayOnOrAfter } from '../../domain/business-calendar.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Database } from '../db/database.ts';
import { cutOffTime } from '../payments/cut-off.ts';
import { readCalendar, readServiceHours } from '../reference/calendar.ts';

export const clockJumpNames = ['pastCutOff', 'nextHoliday', 'pastSla', 'nextWorkingDay'] as const;
export type ClockJumpName = (typeof clockJumpNames)[number];
export type ClockJumps = Readonly<Record<ClockJumpName, Date | undefined>>;

const morning = '09:00';
const minute = 60_000;
const at = (date: CalendarDate, time: string) => new Date(instantOf({ date, time }));
const todayOf = (now: Date) => jakartaMoment(now.getTime()).date;

/** Returns one minute after the next cut-off, of today or of the next working day. */
async function afterCutOff(db: Database, now: Date): Promise<Date | undefined> {
  const hours = await readServiceHours(db);
  let from = todayOf(now);
  for (;;) {
    const day = workingDayOnOrAfter(hours.calendar, from);
    const closesAt = day.ok ? cutOffTime(hours, 'SVC_LCY_RTGS', day.value) : null;
    if (!day.ok || closesAt === null) return undefined;
    const after = new Date(at(day.value, closesAt).getTime() + minute);
    if (after > now) return after;
    from = addDays(day.value, 1);
  }
}

async function onHoliday(db: Database, now: Date): Promise<Date | undefined> {
  const calendar = await readCalendar(db);
  const today = todayOf(now);
  const next = calendar.holidays.find(({ effectiveFrom }) => effectiveFrom > today);
  const kind = next && dayKind(calendar, next.effectiveFrom);
  return kind?.ok ? at(next?.effectiveFrom ?? today, morning) : undefined;
}

async function onWorkingDay(db: Database, now: Date): Promise<Date | undefined> {
  const day = nextWorkingDay(await readCalendar(db), todayOf(now));
  return day.ok ? at(day.value, morning) : undefined;
}

/** Returns one minute after the first service level of a waiting request ends. */
async function afterSla(db: Database, now: Date): Promise<Date | undefined> {
  const { due } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.min('sla_ends_at').as('due'))
    .where('tab', '=', 'pending')
    .where('sla_ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return due ? new Date(due.getTime() + minute) : undefined;
}

export async function findClockJumps(db: Database, now: Date): Promise<ClockJumps> {
  return {
    pastCutOff: await afterCutOff(db, now),
    nextHoliday: await onHoliday(db, now),
    pastSla: await afterSla(db, now),
    nextWorkingDay: await onWorkingDay(db, now),
  };
}

import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

/** Throws for a day to come, whose set-up nobody knows. */
export function checkDay({ now }: Pick<Context, 'now'>, date: CalendarDate): void {
  const { date: today } = jakartaMoment(now.getTime());
  if (date > today) throw new Refusal('74', { date: { date: today } }).at('date');
}

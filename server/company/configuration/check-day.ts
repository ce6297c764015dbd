import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

/** Throws for a future day, whose set-up is not known yet. */
export function checkDay({ now }: Pick<Context, 'now'>, date: CalendarDate): void {
  const { date: today } = jakartaMoment(now.getTime());
  if (date > today) throw new Refusal('74', { date: { date: today } }).at('date');
}

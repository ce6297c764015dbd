import { addDays } from '../../../../domain/calendar-date.ts';
import { bankToday } from '../../../api/bank-time.ts';

/** How far back movements can be looked at. */
export const mostHistoryDays = 60;

export const firstHistoryDay = () => addDays(bankToday(), -mostHistoryDays);

/** The last days, today among them. */
export function lastDays(count: number): { from: string; to: string } {
  const today = bankToday();
  return { from: addDays(today, 1 - count), to: today };
}

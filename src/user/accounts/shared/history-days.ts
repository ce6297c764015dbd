import { addDays } from '../../../../domain/calendar-date.ts';
import { bankToday } from '../../../api/bank-time.ts';

/** The number of past days for which the bank shows movements. */
export const mostHistoryDays = 60;

export const firstHistoryDay = () => addDays(bankToday(), -mostHistoryDays);

/** The last days including today. */
export function lastDays(count: number): { from: string; to: string } {
  const today = bankToday();
  return { from: addDays(today, 1 - count), to: today };
}

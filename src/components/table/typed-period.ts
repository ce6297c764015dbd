// What is wrong with a period as typed. Only a period without a fault narrows a list.
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import type { DateRange } from '../../ui/typed-date.ts';

export type PeriodFault = 'no-date' | 'reversed' | 'half';

export const isEmptyPeriod = ({ start, end }: DateRange): boolean => start === '' && end === '';

const isHalfPeriod = ({ start, end }: DateRange): boolean => (start === '') !== (end === '');

const isNoDate = (text: string) => text !== '' && !isCalendarDate(text);

export function periodFault(period: DateRange): PeriodFault | undefined {
  const { start, end } = period;
  if (isNoDate(start) || isNoDate(end)) return 'no-date';
  if (isHalfPeriod(period)) return 'half';
  return start > end ? 'reversed' : undefined;
}

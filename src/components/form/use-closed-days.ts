import { useMemo } from 'react';
import { listHolidays } from '../../../generated/calls/lookups.ts';
import type { CurrencyCode } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { calendarOf, kindOfDay } from '../../lib/holiday-calendar.ts';

export type ClosedDay =
  | { readonly because: 'weekend' }
  /** A holiday of the bank, or of the country whose currency is sent. */
  | { readonly because: 'holiday' | 'abroad'; readonly name: string };

/**
 * Says why a day is closed; undefined for a working day, while the calendar loads, and beyond its end. With a currency,
 * the days on which the banks of its country are closed count too.
 */
export function useClosedDays(currency?: CurrencyCode): (date: string) => ClosedDay | undefined {
  const { data } = useRead(listHolidays, { body: currency ? { filter: { currency } } : {} });
  const calendar = useMemo(() => data && calendarOf(data), [data]);
  return (date) => {
    const day = kindOfDay(calendar, date);
    if (day?.kind === 'holiday') return { because: 'holiday', name: day.name };
    if (day?.kind === 'weekend') return { because: 'weekend' };
    const abroad = data?.holidays.find((one) => one.currency !== undefined && one.date === date);
    return day && abroad && { because: 'abroad', name: abroad.name };
  };
}

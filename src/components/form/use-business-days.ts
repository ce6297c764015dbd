import { useMemo } from 'react';
import { listHolidays } from '../../../generated/calls/lookups.ts';
import type { DayKind } from '../../../domain/business-calendar.ts';
import { useRead } from '../../api/read.ts';
import { calendarOf, kindOfDay } from '../../lib/holiday-calendar.ts';

/** Returns the kind of a day at the bank; undefined while the calendar loads or if it does not contain the day. */
export function useBusinessDays(): (date: string) => DayKind | undefined {
  const { data } = useRead(listHolidays, { body: {} });
  const calendar = useMemo(() => data && calendarOf(data), [data]);
  return (date) => kindOfDay(calendar, date);
}

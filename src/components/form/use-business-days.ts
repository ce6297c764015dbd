import { useMemo } from 'react';
import { listHolidays } from '../../../generated/calls/lookups.ts';
import type { DayKind } from '../../../domain/business-calendar.ts';
import { useRead } from '../../api/read.ts';
import { calendarOf, kindOfDay } from '../../lib/holiday-calendar.ts';

/** What kind of day a date is to the bank; undefined while or where nobody knows. */
export function useBusinessDays(): (date: string) => DayKind | undefined {
  const { data } = useRead(listHolidays, { body: {} });
  const calendar = useMemo(() => data && calendarOf(data), [data]);
  return (date) => kindOfDay(calendar, date);
}

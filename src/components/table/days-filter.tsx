// A period in a filter bar. It narrows the list only when both of its dates exist.
import { useState } from 'react';
import { addDays, isCalendarDate } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { Days } from '../../lib/list-query.ts';
import { DateRangeField } from '../../ui/date-range-field.tsx';
import type { DateRange } from '../../ui/typed-date.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';
import { boundFilter, type FilterProps } from './bound-filter.ts';

const LAST_DAYS = [7, 30] as const;

interface DaysFilterProps {
  readonly min?: string;
  readonly max?: string;
}

const isNoDate = (text: string) => text !== '' && !isCalendarDate(text);

const rangeOf = (days: Days | undefined): DateRange => ({ start: days?.from ?? '', end: days?.to ?? '' });

const isSame = (one: DateRange, other: DateRange) => one.start === other.start && one.end === other.end;

/** Typed text stays until the filter of the list changes. */
function useTypedDays(value: Days | undefined, set: (days: Days | undefined) => void) {
  const filtered = rangeOf(value);
  const [typed, setTyped] = useState({ range: filtered, beside: filtered });
  const range = isSame(typed.beside, filtered) ? typed.range : filtered;
  function take(next: DateRange): void {
    const { start, end } = next;
    const isPeriod = isCalendarDate(start) && isCalendarDate(end);
    const isEmpty = start === '' && end === '';
    setTyped({ range: next, beside: filtered });
    if (isPeriod) set({ from: start, to: end });
    else if (isEmpty && value) set(undefined);
  }
  /** A period that lacks an end narrows nothing. */
  function leave(): void {
    if (!value || (range.start !== '' && range.end !== '')) return;
    setTyped({ range: filtered, beside: filtered });
    set(undefined);
  }
  return { range, take, leave };
}

/** A period, with shortcuts for the last days. */
export function DaysFilter<Filters>(props: FilterProps<Filters, Days> & DaysFilterProps) {
  const t = useTexts('common');
  const fieldText = useFieldText();
  const { value, set } = boundFilter<Filters, Days>(props);
  const { range, take, leave } = useTypedDays(value, set);
  const today = bankToday();
  const shortcuts = [
    ...LAST_DAYS.map((count) => ({
      label: t('list.lastDays', { count }),
      range: { start: addDays(today, 1 - count), end: today },
    })),
    { label: t('list.thisMonth'), range: { start: `${today.slice(0, 8)}01`, end: today } },
    { label: t('list.anyTime'), range: { start: '', end: '' } },
  ];
  return (
    <DateRangeField
      className="max-sm:min-w-full! sm:max-w-96! sm:min-w-78!"
      label={props.label}
      today={today}
      value={range}
      error={isNoDate(range.start) || isNoDate(range.end) ? fieldText({ code: 'FIELD_DATE' }) : undefined}
      onChange={take}
      onBlur={leave}
      shortcuts={shortcuts}
      min={props.min}
      max={props.max}
    />
  );
}

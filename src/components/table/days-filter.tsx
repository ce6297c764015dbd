// A period in a filter bar. It narrows the list only without a fault, which is said at the field.
import { useState } from 'react';
import { addDays } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { Days } from '../../lib/list-query.ts';
import { DateRangeField } from '../../ui/date-range-field.tsx';
import type { DateRange } from '../../ui/typed-date.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';
import { boundFilter, type FilterProps } from './bound-filter.ts';
import { isEmptyPeriod, periodFault, type PeriodFault } from './typed-period.ts';

const LAST_DAYS = [7, 30] as const;

interface DaysFilterProps {
  readonly min?: string;
  readonly max?: string;
}

const rangeOf = (days: Days | undefined): DateRange => ({ start: days?.from ?? '', end: days?.to ?? '' });

const isSame = (one: DateRange, other: DateRange) => one.start === other.start && one.end === other.end;

interface Typed {
  readonly range: DateRange;
  /** The filter of the list while this was typed. */
  readonly beside: DateRange;
  /** The last filter that this field asked for; the list may still have the one before. */
  readonly asked: DateRange;
  readonly isLeft: boolean;
}

const nothing: DateRange = { start: '', end: '' };

/** Typed text stays until something else than this field changes the filter of the list. */
const isStillTyped = ({ beside, asked }: Typed, filtered: DateRange) =>
  isSame(beside, filtered) || isSame(asked, filtered);

function useTypedDays(value: Days | undefined, set: (days: Days | undefined) => void) {
  const filtered = rangeOf(value);
  const [typed, setTyped] = useState<Typed>({ range: filtered, beside: filtered, asked: filtered, isLeft: false });
  const range = isStillTyped(typed, filtered) ? typed.range : filtered;
  const fault = periodFault(range);
  function take(next: DateRange): void {
    const isFaulty = periodFault(next) !== undefined;
    setTyped({ range: next, beside: filtered, asked: isFaulty ? typed.asked : next, isLeft: false });
    if (isFaulty) return;
    if (!isEmptyPeriod(next)) set({ from: next.start, to: next.end });
    else if (value) set(undefined);
  }
  function leave(): void {
    const isNarrowed = value !== undefined && fault === 'half';
    setTyped({ range, beside: filtered, asked: isNarrowed ? nothing : typed.asked, isLeft: true });
    if (isNarrowed) set(undefined);
  }
  // Half a period is no fault while the other half is being typed.
  return { range, take, leave, fault: fault === 'half' && !typed.isLeft ? undefined : fault };
}

function useFaultText(): (fault: PeriodFault) => string {
  const t = useTexts('common');
  const fieldText = useFieldText();
  return (fault) =>
    fault === 'half' ? t('list.halfPeriod') : fieldText({ code: fault === 'reversed' ? '198' : 'FIELD_DATE' });
}

/** A period, with shortcuts for the last days. */
export function DaysFilter<Filters>(props: FilterProps<Filters, Days> & DaysFilterProps) {
  const t = useTexts('common');
  const textOf = useFaultText();
  const { value, set } = boundFilter<Filters, Days>(props);
  const { range, take, leave, fault } = useTypedDays(value, set);
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
      error={fault && textOf(fault)}
      onChange={take}
      onBlur={leave}
      shortcuts={shortcuts}
      min={props.min}
      max={props.max}
    />
  );
}

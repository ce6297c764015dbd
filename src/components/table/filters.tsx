// The fields of a filter bar, each connected to one filter in the list's address.
import { addDays } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { Days } from '../../lib/list-query.ts';
import { searchText } from '../../lib/search-text.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { DateRangeField, type DateRange } from '../../ui/date-range-field.tsx';
import type { Option } from '../../ui/option.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useTexts } from '../text/use-texts.ts';
import { boundFilter, type FilterProps } from './bound-filter.ts';
import { ChosenOptions, useChosenSummary } from './chosen-options.tsx';
import { PopoverFilter } from './popover-filter.tsx';

const TYPING_RESTS = 400;

export function SearchFilter<Filters>(props: FilterProps<Filters, string> & { readonly placeholder?: string }) {
  const t = useTexts('common');
  const { value = '', set } = boundFilter<Filters, string>(props);
  const tell = (text: string) => set(text.trim() || undefined);
  const [text, type] = useDebouncedText(value, tell, TYPING_RESTS);
  return (
    <SearchField
      label={props.label}
      placeholder={props.placeholder ?? props.label}
      value={text}
      onChange={(typed) => type(searchText(typed))}
      clearLabel={t('action.clear')}
      className="min-w-48! sm:max-w-80! sm:flex-2!"
    />
  );
}

interface ChoosingProps {
  readonly options: readonly Option[];
}

interface ChoiceProps extends ChoosingProps {
  /** The choice that narrows nothing; all when left out. */
  readonly any?: string;
}

const ANY = 'any';

export function ChoiceFilter<Filters>(props: FilterProps<Filters, string> & ChoiceProps) {
  const t = useTexts('common');
  const { value, set } = boundFilter<Filters, string>(props);
  return (
    <Select
      label={props.label}
      options={[{ id: ANY, label: props.any ?? t('word.all') }, ...props.options]}
      value={value ?? ANY}
      onChange={(id) => set(id === ANY ? undefined : id)}
      placeholder={t('word.all')}
    />
  );
}

/** Several choices; the button shows which or how many. */
export function ChoicesFilter<Filters>(props: FilterProps<Filters, readonly string[]> & ChoosingProps) {
  const { value = [] } = boundFilter<Filters, readonly string[]>(props);
  return (
    <PopoverFilter label={props.label} summary={useChosenSummary(props.options, value)}>
      <ChosenOptions {...props} />
    </PopoverFilter>
  );
}

const LAST_DAYS = [7, 30] as const;

interface DaysFilterProps {
  readonly min?: string;
  readonly max?: string;
}

/** A period, with shortcuts for the last days. */
export function DaysFilter<Filters>(props: FilterProps<Filters, Days> & DaysFilterProps) {
  const t = useTexts('common');
  const { value, set } = boundFilter<Filters, Days>(props);
  const today = bankToday();
  const take = ({ start, end }: DateRange) => set(start && end ? { from: start, to: end } : undefined);
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
      value={{ start: value?.from ?? '', end: value?.to ?? '' }}
      onChange={take}
      shortcuts={shortcuts}
      min={props.min}
      max={props.max}
    />
  );
}

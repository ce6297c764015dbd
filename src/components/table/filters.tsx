// The fields of a filter bar, each connected to one filter in the list's address.
import { searchText } from '../../lib/search-text.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
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
  const search = (text: string) => set(text.trim() || undefined);
  const [text, type] = useDebouncedText(value, search, TYPING_RESTS);
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

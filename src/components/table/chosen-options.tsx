import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import type { Option } from '../../ui/option.tsx';
import { useTexts } from '../text/use-texts.ts';
import { boundFilter, type FilterProps } from './bound-filter.ts';

/** Returns the chosen option or the number of chosen options. No choice means all. */
export function useChosenSummary(options: readonly Option[], chosen: readonly string[]): string {
  const t = useTexts('common');
  const only = chosen.length === 1 ? options.find(({ id }) => id === chosen[0])?.label : undefined;
  return chosen.length === 0 ? t('word.all') : (only ?? t('list.selected', { count: chosen.length }));
}

export function ChosenOptions<Filters>(
  props: FilterProps<Filters, readonly string[]> & { readonly options: readonly Option[] },
) {
  const { label, options } = props;
  const { value = [], set } = boundFilter<Filters, readonly string[]>(props);
  return (
    <CheckboxGroup
      label={label}
      isLabelHidden
      options={options}
      value={value}
      onChange={(ids) => set(ids.length > 0 ? ids : undefined)}
    />
  );
}

// Several choices out of many; the bank searches and pages them. Chosen options stay chosen during a search.
import { useState } from 'react';
import type { Call, OperationId } from '../../api/call.ts';
import { searchText } from '../../lib/search-text.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import type { Option } from '../../ui/option.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { LookupItem } from '../pickers/lookup-field.tsx';
import { useLookup, type LookupInput } from '../pickers/use-lookup.ts';
import { useTexts } from '../text/use-texts.ts';
import { PopoverFilter } from './popover-filter.tsx';
import { boundFilter, type FilterProps } from './bound-filter.ts';
import { ChosenOptions, useChosenSummary } from './chosen-options.tsx';

interface SoughtProps<Id extends OperationId> {
  readonly call: Call<Id>;
  readonly inputOf: LookupInput<Id>;
  readonly optionOf: (item: LookupItem<Id>) => Option;
}

export function SearchableChoicesFilter<Id extends OperationId, Filters>(
  props: FilterProps<Filters, readonly string[]> & SoughtProps<Id>,
) {
  const { label, call, inputOf, optionOf } = props;
  const t = useTexts('common');
  const { value = [] } = boundFilter<Filters, readonly string[]>(props);
  const [text, setText] = useState('');
  const isLoaded = (items: readonly LookupItem<Id>[], id: string) => items.some((item) => optionOf(item).id === id);
  const { pages, search } = useLookup(call, inputOf, ({ items }) => value.some((id) => !isLoaded(items, id)));
  const options = pages.items.map(optionOf);
  const summary = useChosenSummary(options, value);
  const isLong = pages.hasMore || text !== '';
  return (
    <PopoverFilter label={label} summary={summary}>
      <div className="flex flex-col gap-3">
        {isLong && (
          <SearchField
            label={t('form.search')}
            placeholder={t('form.search')}
            value={text}
            onChange={(typed) => {
              const sought = searchText(typed);
              setText(sought);
              search(sought);
            }}
            clearLabel={t('action.clear')}
          />
        )}
        <ChosenOptions {...props} options={options} />
        {pages.hasMore && (
          <LoadMore
            shown=""
            label={t('list.loadMore')}
            hasMore
            onLoadMore={pages.loadMore}
            isPending={pages.isLoadingMore}
          />
        )}
      </div>
    </PopoverFilter>
  );
}

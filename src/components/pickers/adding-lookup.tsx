// A choice out of many that adds what is picked at once, so that nothing can be chosen and then left behind.
import { useEffect, useState } from 'react';
import type { Call, OperationId } from '../../api/call.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { Option } from '../../ui/option.tsx';
import { wordsOf } from '../failure/failure-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import type { LookupItem } from './lookup-field.tsx';
import { useListedItem } from './use-listed-item.ts';
import { useLookup, type LookupInput } from './use-lookup.ts';

interface AddingLookupProps<Id extends OperationId> {
  readonly label: string;
  readonly description?: string;
  readonly call: Call<Id>;
  readonly inputOf: LookupInput<Id>;
  readonly optionOf: (item: LookupItem<Id>) => Option;
  /** The ids of the options that are added already. */
  readonly added: readonly string[];
  readonly onAdd: (item: LookupItem<Id>) => void;
  readonly error?: string | undefined;
}

export function AddingLookup<Id extends OperationId>(props: AddingLookupProps<Id>) {
  const { label, description, call, inputOf, optionOf, added, onAdd, error } = props;
  const t = useTexts('common');
  const { pages, search, loadMore } = useLookup(call, inputOf, () => false);
  const offered = pages.items.filter((item) => !added.includes(optionOf(item).id));
  const itemOf = useListedItem(pages.items, (item) => optionOf(item).id);
  const [picked, setPicked] = useState('');
  const add = (id: string) => {
    const item = itemOf(id);
    if (!item || added.includes(id)) return;
    setPicked(id);
    onAdd(item);
  };
  // The list closes when the field gets a value; the field is empty again at once.
  useEffect(() => setPicked(''), [picked]);
  const shownError = error ?? (pages.error && wordsOf(pages.error).description);
  return (
    <ComboBox
      label={label}
      {...(description && { description })}
      {...(shownError && { error: shownError })}
      options={offered.map(optionOf)}
      value={picked}
      onChange={add}
      onSearch={search}
      isLoading={pages.isLoading || pages.isLoadingMore}
      hasMore={pages.hasMore}
      onLoadMore={loadMore}
      placeholder={t('form.search')}
      emptyText={t('form.nothingFound')}
      loadingText={t('form.searching')}
    />
  );
}

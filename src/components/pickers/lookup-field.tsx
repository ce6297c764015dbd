import type { FieldValues } from 'react-hook-form';
import type { Call, OperationId, OutputOf } from '../../api/call.ts';
import type { Pages } from '../../api/pages.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { Option } from '../../ui/option.tsx';
import { wordsOf } from '../failure/failure-texts.ts';
import { useField, useRemarks, type FormFieldProps } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { useListedItem } from './use-listed-item.ts';
import { useLookup, type LookupInput } from './use-lookup.ts';

export type LookupItem<Id extends OperationId> = Pages<OutputOf<Id>>['items'][number];

export interface LookupFieldProps<
  Id extends OperationId,
  Values extends FieldValues = FieldValues,
> extends FormFieldProps<Values> {
  readonly call: Call<Id>;
  /** Null if something else must be chosen first. */
  readonly inputOf: LookupInput<Id> | null;
  readonly optionOf: (item: LookupItem<Id>) => Option;
  /** Called after the form has the new value. */
  readonly onPick?: (item: LookupItem<Id> | undefined) => void;
  /** The option of the initial value. */
  readonly chosen?: Option;
  readonly placeholder?: string;
  readonly keepsTyped?: boolean;
  /** Said where a search finds nothing. */
  readonly emptyText?: string;
  /** Said where there is nothing to search. */
  readonly noneText?: string;
}

/** A choice out of many, which the bank searches. */
export function LookupField<Id extends OperationId, Values extends FieldValues = FieldValues>(
  props: LookupFieldProps<Id, Values>,
) {
  const { call, inputOf, optionOf, onPick, chosen, keepsTyped, placeholder, emptyText, noneText, ...looks } = props;
  const t = useTexts('common');
  const field = useField<string | undefined>(props.name, props.label);
  const remarks = useRemarks(props);
  const value = field.value ?? '';
  const isChosen = (item: LookupItem<Id>) => optionOf(item).id === value;
  const { pages, isSearched, search, loadMore } = useLookup(
    call,
    inputOf,
    ({ items }) => value !== '' && chosen?.id !== value && !items.some(isChosen),
  );
  const itemOf = useListedItem(pages.items, (item) => optionOf(item).id);
  const pick = (id: string) => {
    field.onChange(id);
    onPick?.(itemOf(id));
  };
  return (
    <ComboBox
      {...looks}
      {...remarks}
      {...field}
      value={value}
      onChange={pick}
      failure={pages.error && wordsOf(pages.error).description}
      isDisabled={props.isDisabled ?? inputOf === null}
      options={pages.items.map(optionOf)}
      chosen={chosen}
      onSearch={search}
      keepsTyped={keepsTyped}
      isLoading={pages.isLoading || pages.isLoadingMore}
      hasMore={pages.hasMore}
      onLoadMore={loadMore}
      placeholder={placeholder ?? t('form.search')}
      emptyText={(isSearched ? undefined : noneText) ?? emptyText ?? t('form.nothingFound')}
      loadingText={t('form.searching')}
    />
  );
}

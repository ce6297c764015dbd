// Chooses several records by name; chosen records stay chosen while the user searches for others.
import { useState } from 'react';
import type { RecordReference } from '../../../generated/types.ts';
import type { Call } from '../../api/call.ts';
import { usePages } from '../../api/pages.ts';
import { searchText } from '../../lib/search-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useField } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';

type ChoiceCall = Call<'searchWorkflowMaps'> | Call<'searchEnterpriseLimits'> | Call<'searchUserGroups'>;

interface RecordChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly call: ChoiceCall;
}

const TYPING_RESTS = 400;

export function RecordChoicesField({ name, label, description, call }: RecordChoicesFieldProps) {
  const t = useTexts('administration');
  const common = useTexts('common');
  const [typed, type] = useState('');
  const search = useDebouncedValue(typed.trim(), TYPING_RESTS);
  const pages = usePages(
    call as Call<'searchWorkflowMaps'>,
    (page) => ({ body: { ...(search && { search }), page } }),
    10,
  );
  const { value = [], onChange, error, onBlur } = useField<readonly RecordReference[] | undefined>(name, label);
  const found = pages.items.map(({ id, text }) => ({ id, name: text }));
  const shown = [...found, ...(search ? [] : value.filter(({ id }) => !found.some((one) => one.id === id)))];
  const known = [...value, ...found];
  const pick = (ids: readonly string[]) => {
    const unseen = value.filter(({ id }) => !shown.some((one) => one.id === id));
    const chosen = ids.flatMap((id) => known.find((one) => one.id === id) ?? []);
    onChange([...unseen, ...chosen]);
  };
  return (
    <div className="flex flex-col gap-2" onBlur={onBlur}>
      {(pages.hasMore || typed !== '') && (
        <SearchField
          label={t('choice.search')}
          placeholder={label}
          value={typed}
          onChange={(text) => type(searchText(text))}
          clearLabel={common('action.clear')}
          className="max-w-80"
        />
      )}
      <CheckboxGroup
        label={label}
        description={description}
        options={shown.map(({ id, name: text }) => ({ id, label: text }))}
        value={value.map(({ id }) => id)}
        onChange={pick}
        error={error}
      />
      {!pages.isLoading && shown.length === 0 && <p className="text-sm text-ink-soft">{t('choice.none')}</p>}
      {pages.hasMore && (
        <LoadMore
          shown=""
          label={common('list.loadMore')}
          hasMore
          onLoadMore={pages.loadMore}
          isPending={pages.isLoadingMore}
        />
      )}
    </div>
  );
}

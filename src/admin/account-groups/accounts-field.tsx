// Chooses the accounts of a group: those in it, and those that are in no group.
import { useState } from 'react';
import { listUngroupedAccounts } from '../../../generated/calls/account-groups.ts';
import type { FromAccount } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { accountText } from '../../../domain/account-text.ts';
import { useField } from '../../components/form/use-field.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { searchText } from '../../lib/search-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SearchField } from '../../ui/search-field.tsx';

const debounceMilliseconds = 400;
const pageSize = 30;

/** Once the user unticks an account, it stays in the list until the form is left. */
function useOffered(value: readonly FromAccount[], search: string) {
  const [initial] = useState(value);
  const pages = usePages(listUngroupedAccounts, (page) => ({ body: { ...(search && { search }), page } }), pageSize);
  const free = pages.items.map(({ account }) => account);
  const own = [...initial, ...value].filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index);
  const isFound = ({ alias, number }: FromAccount) => `${alias} ${number}`.toLowerCase().includes(search.toLowerCase());
  const offered = [...own.filter(isFound), ...free.filter(({ id }) => !own.some((one) => one.id === id))];
  return { pages, offered };
}

export function AccountsField() {
  const t = useTexts('account-groups');
  const common = useTexts('common');
  const [typed, type] = useState('');
  const search = useDebouncedValue(typed.trim(), debounceMilliseconds);
  const {
    value = [],
    onChange,
    onBlur,
    error,
  } = useField<readonly FromAccount[] | undefined>('accounts', t('form.accounts'));
  const { pages, offered } = useOffered(value, search);
  const pick = (ids: readonly string[]) => {
    const unseen = value.filter(({ id }) => !offered.some((one) => one.id === id));
    onChange([...unseen, ...offered.filter(({ id }) => ids.includes(id))]);
  };
  return (
    <div className="flex flex-col gap-2" onBlur={onBlur}>
      <SearchField
        label={t('form.search')}
        placeholder={t('form.search')}
        value={typed}
        onChange={(text) => type(searchText(text))}
        clearLabel={common('action.clear')}
        className="max-w-80"
      />
      <CheckboxGroup
        label={t('form.accounts')}
        options={offered.map((account) => ({ id: account.id, label: accountText(account) }))}
        value={value.map(({ id }) => id)}
        onChange={pick}
        error={error}
      />
      {!pages.isLoading && offered.length === 0 && <p className="text-sm text-ink-soft">{t('form.noAccounts')}</p>}
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

// Chooses accounts one by one, each with what the members may do with it.
import { useState } from 'react';
import { accountText } from '../../../../domain/account-text.ts';
import { listAssignableAccounts } from '../../../../generated/calls/groups.ts';
import { usePages } from '../../../api/pages.ts';
import { useField } from '../../../components/form/use-field.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { searchText } from '../../../lib/search-text.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ChosenAccount, Rights } from './values.ts';

const TYPING_RESTS = 400;
const NONE = 'none';

interface RowProps {
  readonly account: Pick<ChosenAccount, 'id' | 'label'>;
  readonly isClosed: boolean;
  readonly rights: Rights | undefined;
  onChoose(rights: Rights | undefined): void;
}

function AccountRow({ account, isClosed, rights, onChoose }: RowProps) {
  const t = useTexts('groups');
  const choices = isClosed ? [NONE] : [NONE, 'inquiry', 'transaction'];
  return (
    <li className="grid items-center gap-2 py-2 sm:grid-cols-[1fr_16rem]">
      <span className="min-w-0 font-medium wrap-anywhere">
        {account.label}
        {isClosed && <span className="block text-sm font-normal text-refused">{t('rights.closed')}</span>}
      </span>
      <Select
        label={t('rights.of', { account: account.label })}
        isLabelHidden
        options={choices.map((id) => ({ id, label: t(`rights.${id as Rights}`) }))}
        value={rights ?? NONE}
        onChange={(id) => onChoose(id === NONE ? undefined : (id as Rights))}
        placeholder={t('rights.none')}
      />
    </li>
  );
}

export function AccountRightsField({ name }: { readonly name: string }) {
  const t = useTexts('groups');
  const common = useTexts('common');
  const [typed, type] = useState('');
  const search = useDebouncedValue(typed.trim(), TYPING_RESTS);
  const pages = usePages(
    listAssignableAccounts,
    (page) => ({ body: { filter: { ...(search && { search }) }, page } }),
    30,
  );
  const { value = [], onChange, error } = useField<readonly ChosenAccount[] | undefined>(name, t('sub.accounts'));
  const found = pages.items.map(({ account, isClosed }) => ({
    id: account.id,
    label: accountText(account),
    isClosed,
  }));
  const unseen = search ? [] : value.filter(({ id }) => !found.some((one) => one.id === id));
  const shown = [...unseen.map((chosen) => ({ ...chosen, isClosed: false })), ...found];
  const choose = ({ id, label }: ChosenAccount | (typeof found)[number], rights: Rights | undefined) => {
    const others = value.filter((chosen) => chosen.id !== id);
    onChange(rights ? [...others, { id, label, rights }] : others);
  };
  return (
    <div className="flex flex-col gap-2">
      {(pages.hasMore || typed !== '') && (
        <SearchField
          label={t('sub.searchAccount')}
          placeholder={t('sub.searchAccount')}
          value={typed}
          onChange={(text) => type(searchText(text))}
          clearLabel={common('action.clear')}
          className="max-w-80"
        />
      )}
      <ul aria-label={t('sub.accounts')} className="ruled">
        {shown.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isClosed={account.isClosed}
            rights={value.find(({ id }) => id === account.id)?.rights}
            onChoose={(rights) => choose(account, rights)}
          />
        ))}
      </ul>
      {error && <p className="text-sm text-refused">{error}</p>}
      {!pages.isLoading && shown.length === 0 && <p className="text-sm text-ink-soft">{t('sub.noAccounts')}</p>}
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

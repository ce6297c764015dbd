// The former aliases of an account, so that an old report can be matched to it.
import { groupedAccount } from '../../../domain/masks.ts';
import { listAliasChanges } from '../../../generated/calls/account-names.ts';
import type { AliasChange, RenamableAccount } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ChangeList } from '../../components/deciding/change-list.tsx';
import { ReadFailure } from '../../components/failure/read-failure.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { nameOfAccount } from './account-names.ts';

const PAGE = 30;

function Change({ change }: { readonly change: AliasChange }) {
  const t = useTexts('account-names');
  const format = useFormat();
  const { refNo, before, after, changedBy, approvedBy, changedAt } = change;
  const none = t('named.no');
  return (
    <li className="py-2">
      <span className="block text-sm text-ink-soft">
        {t('history.changed', { name: changedBy.name, approver: approvedBy.name, moment: format.moment(changedAt) })}
      </span>
      <ChangeList changes={[{ id: refNo, label: t('list.alias'), before: before ?? none, after: after ?? none }]} />
    </li>
  );
}

function Changes({ accountId }: { readonly accountId: string }) {
  const t = useTexts('account-names');
  const common = useTexts('common');
  const pages = usePages(listAliasChanges, (page) => ({ body: { accountId, page } }), PAGE);
  if (pages.error) return <ReadFailure error={pages.error} onRetry={() => void pages.refresh()} />;
  if (!pages.data) return <Skeleton className="h-40 w-full" />;
  if (pages.items.length === 0) return <p className="text-ink-soft">{t('history.none')}</p>;
  return (
    <>
      <ul className="ruled">
        {pages.items.map((change) => (
          <Change key={change.refNo} change={change} />
        ))}
      </ul>
      {pages.hasMore && <Button onPress={pages.loadMore}>{common('list.loadMore')}</Button>}
    </>
  );
}

interface HistoryDrawerProps {
  readonly accountId: string;
  /** Undefined when the account is not on the pages that are read. */
  readonly account: RenamableAccount | undefined;
  onClose(): void;
}

export function HistoryDrawer({ accountId, account, onClose }: HistoryDrawerProps) {
  const t = useTexts('account-names');
  const common = useTexts('common');
  const facts = account && [
    { label: t('list.number'), value: groupedAccount(account.accountNumber) },
    { label: t('list.bankName'), value: account.accountName },
    { label: t('list.currency'), value: account.currency },
  ];
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={account ? nameOfAccount(account) : t('history.title')}
      closeLabel={common('action.close')}
    >
      <div className="flex flex-col gap-5">
        {facts && <KeyValueList facts={facts} />}
        <Section title={t('history.title')} level={3}>
          <Changes accountId={accountId} />
        </Section>
      </div>
    </Drawer>
  );
}

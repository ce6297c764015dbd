import { accountText } from '../../../domain/account-text.ts';
import type { ReachedAccount } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

interface ReachedAccountsProps {
  readonly accounts: readonly ReachedAccount[];
  /** What else is to be known of an account. */
  readonly noteOf?: (accountId: string) => string | undefined;
}

/** The accounts that members reach, each with what they may do with it. */
export function ReachedAccounts({ accounts, noteOf }: ReachedAccountsProps) {
  const t = useTexts('groups');
  const common = useTexts('common');
  if (accounts.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {accounts.map(({ account, isClosed, transaction }) => (
        <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 font-medium wrap-anywhere">
            {accountText(account)}
            {noteOf && <span className="figures block text-sm font-normal text-ink-soft">{noteOf(account.id)}</span>}
          </span>
          <span className="ml-auto text-sm text-ink-soft">{account.currency}</span>
          {isClosed ? (
            <StatusTag tone="refused">{t('rights.closed')}</StatusTag>
          ) : (
            <StatusTag tone={transaction ? 'done' : 'plain'}>
              {t(transaction ? 'rights.transaction' : 'rights.inquiry')}
            </StatusTag>
          )}
        </li>
      ))}
    </ul>
  );
}

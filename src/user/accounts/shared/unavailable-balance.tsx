import { useState } from 'react';
import { listAccountBalances } from '../../../../generated/calls/accounts.ts';
import { useRead } from '../../../api/read.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Shown if the bank could not read the balance. No old figure is shown, but the user can ask again. */
export function UnavailableBalance({ accountNumber }: { readonly accountNumber: string }) {
  const t = useTexts('holdings');
  const [isAsked, ask] = useState(false);
  const { data, isRefreshing, refresh } = useRead(
    listAccountBalances,
    isAsked ? { body: { accountNumbers: [accountNumber] } } : null,
  );
  const balance = data?.[0]?.balance;
  if (balance) return <Amount amount={balance.availableBalance} isStrong />;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 text-sm">
      <span className="inline-flex items-center gap-1 text-wait">
        <Icon name="warning" size={14} />
        {t('list.unread')}
      </span>
      <Button
        variant="link"
        size="small"
        isPending={isRefreshing}
        onPress={() => (isAsked ? void refresh() : ask(true))}
      >
        {t('list.askAgain')}
      </Button>
    </span>
  );
}

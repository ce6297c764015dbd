import type { BalancesByCurrency } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { StackedBar } from '../../../ui/charts/stacked-bar.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The company's balances; each bar is as long as the currency's share. */
export function Balances({ balances }: { readonly balances: BalancesByCurrency }) {
  const t = useTexts('accounts');
  const format = useFormat();
  const { asOf, totalEquivalentIdr, items, unreadAccounts } = balances;
  const parts = items.map(({ currency, accounts, available, share }) => ({
    id: currency,
    label: `${currency} · ${t('home.accounts', { count: accounts })}`,
    value: Math.max(Number(share), 0),
    text: format.amount(available),
  }));
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-0.5">
        <span className="text-sm text-ink-soft">{t('home.worth')}</span>
        <Amount amount={totalEquivalentIdr} size="huge" className="self-start max-sm:text-2xl" />
        <span className="figures text-sm text-ink-soft">{t('home.asOf', { moment: format.moment(asOf) })}</span>
      </div>
      {parts.length > 0 ? <StackedBar title={t('home.balances')} parts={parts} /> : t('home.noAccounts')}
      {unreadAccounts > 0 && (
        <p className="flex gap-2 text-sm text-wait">
          <Icon name="warning" size={16} className="mt-0.5" />
          {t('home.unread', { count: unreadAccounts })}
        </p>
      )}
    </Card>
  );
}

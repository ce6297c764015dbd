import type { BalancesByCurrency } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { StackedBar } from '../../../ui/charts/stacked-bar.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The company's balances; each bar is as long as the currency's share in rupiah. */
export function BalanceShares({ balances }: { readonly balances: BalancesByCurrency }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const { asOf, totalEquivalentIdr, items, unreadAccounts } = balances;
  const parts = items.map(({ currency, available, share }) => ({
    id: currency,
    label: `${currency} · ${t('insights.share', { percent: format.number(share) })}`,
    value: Math.max(Number(share), 0),
    text: format.amount(available),
  }));
  return (
    <Card className="grid gap-5 lg:grid-cols-[minmax(min-content,1fr)_2fr] lg:gap-x-10">
      <div className="flex flex-col gap-0.5">
        <span className="text-sm text-ink-soft">{t('insights.worth')}</span>
        <Amount amount={totalEquivalentIdr} size="huge" className="self-start max-sm:text-xl" />
        <span className="figures text-sm text-ink-soft">{t('insights.asOf', { moment: format.moment(asOf) })}</span>
        {unreadAccounts > 0 && (
          <p className="mt-2 flex gap-2 text-sm text-wait">
            <Icon name="warning" size={16} className="mt-0.5" />
            {t('insights.unread', { count: unreadAccounts })}
          </p>
        )}
      </div>
      <StackedBar title={t('insights.balances')} parts={parts} />
    </Card>
  );
}

// Today's rate of the currency, and how much of it can still be bought without documents.
import { Link } from 'react-router-dom';
import type { ValasDetail } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { shareOfAmounts } from '../shared/shares.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { UsageBar } from '../../../ui/usage-bar.tsx';

function Purchase({ purchase: { threshold, used, remaining } }: Pick<ValasDetail, 'purchase'>) {
  const t = useTexts('holdings');
  const format = useFormat();
  const share = shareOfAmounts(used, threshold);
  return (
    <Card>
      <Section title={t('valas.purchase')} description={t('valas.purchaseNote')}>
        <UsageBar
          label={format.money(threshold)}
          used={share}
          usedText={t('valas.percent', { percent: format.number(share) })}
        >
          <span>{t('valas.used', { amount: format.money(used) })}</span>
          <span>{t('valas.remaining', { amount: format.money(remaining) })}</span>
        </UsageBar>
      </Section>
    </Card>
  );
}

export function ValasRates({ detail: { account, rates, purchase, openDeals } }: { readonly detail: ValasDetail }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const rate = (value: string) => <span className="figures">{format.rate(value)}</span>;
  const facts: Fact[] = [
    { label: t('valas.buy'), value: rate(rates.buyRate) },
    { label: t('valas.sell'), value: rate(rates.sellRate) },
    ...(account.equivalentIdr
      ? [{ label: t('valas.worth'), value: <Amount amount={account.equivalentIdr} isStrong /> }]
      : []),
    ...(openDeals > 0
      ? [
          {
            label: t('valas.deals'),
            value: (
              <Link
                to={pathTo('/accounts/treasury-solution')}
                className="text-accent underline-offset-3 hover:underline"
              >
                {t('valas.openDeals', { count: openDeals })}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <Section title={t('valas.today')} description={t('valas.quoted', { moment: format.moment(rates.quotedAt) })}>
          <KeyValueList facts={facts} isAtEnd />
        </Section>
      </Card>
      <Purchase purchase={purchase} />
    </div>
  );
}

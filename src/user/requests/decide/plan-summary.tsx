import type { DecisionPreview } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';

/** What it comes to, and how much of it cannot be decided on now. */
export function PlanSummary({ preview: { sums, fees, items, ready } }: { readonly preview: DecisionPreview }) {
  const t = useTexts('requests');
  const leftOut = items.length - ready;
  const facts: Fact[] = [
    ...sums.map(({ total }) => ({
      id: `sum-${total.currency}`,
      label: t('plan.amount'),
      value: <Amount amount={total} size="large" />,
    })),
    ...fees.map(({ total }) => ({
      id: `fee-${total.currency}`,
      label: t('plan.fees'),
      value: <Amount amount={total} />,
    })),
  ];
  return (
    <>
      {leftOut > 0 && ready > 0 && <Banner tone="wait" title={t('plan.leftOutText', { count: leftOut })} />}
      {ready === 0 && (
        <Banner tone="refused" title={t('plan.noneReady')}>
          {t('plan.noneReadyText')}
        </Banner>
      )}
      {facts.length > 0 && ready > 0 && (
        <Card>
          <KeyValueList facts={facts} isAtEnd />
        </Card>
      )}
    </>
  );
}

import { Link } from 'react-router-dom';
import type { DecisionPreview } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { listPath, type Queue } from '../../../components/queue/queues.ts';
import { movedBy, useSeriesSumText } from './sums.ts';

interface PlanProps {
  readonly preview: DecisionPreview;
}

/** How many requests cannot be decided on now. */
export function LeftOut({ preview: { items, ready }, queue }: PlanProps & { readonly queue: Queue }) {
  const t = useTexts('requests');
  const areLate = items.every(({ late }) => late);
  if (ready === 0)
    return (
      <Banner
        tone={areLate ? 'wait' : 'refused'}
        title={areLate ? t('plan.allLate', { count: items.length }) : t('plan.noneReady')}
        action={
          <Link to={listPath(queue)} className={buttonClass('quiet', 'small')}>
            {t('plan.toList')}
          </Link>
        }
      >
        {areLate ? t('plan.allLateText') : t('plan.noneReadyText')}
      </Banner>
    );
  const leftOut = items.length - ready;
  return leftOut > 0 && <Banner tone="wait" title={t('plan.leftOutText', { count: leftOut })} />;
}

/** The sums. For a single request the amount is shown beside it already. */
export function PlanSums({ preview: { fees, items, ready } }: PlanProps) {
  const t = useTexts('requests');
  const moved = movedBy(items);
  const series = useSeriesSumText()(moved);
  if (ready === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-end gap-x-8 gap-y-1 border-t border-line bg-sunken px-4 py-3 sm:px-5">
      {fees.map(({ total }) => (
        <span key={`fee-${total.currency}`} className="flex items-baseline gap-2">
          <span className="text-sm text-ink-soft">{t('plan.fees')}</span>
          <Amount amount={total} />
        </span>
      ))}
      {items.length > 1 &&
        moved.single.map(({ total }) => (
          <span key={`sum-${total.currency}`} className="flex items-baseline gap-2">
            <span className="text-sm text-ink-soft">{t('plan.amount')}</span>
            <Amount amount={total} size="large" />
          </span>
        ))}
      {items.length > 1 && series && <span className="figures font-semibold">{series}</span>}
    </div>
  );
}

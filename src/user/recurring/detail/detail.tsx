// One series: what it pays, how far it has come, its days and its history.
import { useSearchParams } from 'react-router-dom';
import { getRecurringPayment } from '../../../../generated/calls/recurring.ts';
import type { RecurringDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { RouteLine } from '../../../components/route/route-line.tsx';
import { crumbsTo, type BackLink } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { SeriesFacts } from '../../../components/kinds/recurring/series-facts.tsx';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Occurrences } from './occurrences.tsx';
import { OtherSeries } from './other-series.tsx';
import { SeriesActions } from './series-actions.tsx';

function Reason({ detail: { stoppedReason, returnReason } }: { readonly detail: RecurringDetail }) {
  const t = useTexts('recurring');
  if (stoppedReason)
    return (
      <Banner tone="inform" title={t('detail.stopped')}>
        {stoppedReason}
      </Banner>
    );
  if (returnReason)
    return (
      <Banner tone="wait" title={t('detail.returned')}>
        {returnReason}
      </Banner>
    );
  return null;
}

function Detail({ detail, back }: { readonly detail: RecurringDetail; readonly back: BackLink }) {
  const kinds = useTexts('kinds');
  const t = useTexts('recurring');
  const { series, payment, route, steps } = detail;
  const history = (
    <Card>
      <Section title={kinds('history.title')}>
        <HistoryTimeline steps={steps} />
      </Section>
    </Card>
  );
  return (
    <>
      <PageHeader
        {...crumbsTo(back)}
        title={series.customerName}
        tag={<StatusLabel status={series.status} />}
        description={<PaymentLine amount={series.amount} refNo={series.refNo} />}
        actions={<SeriesActions detail={detail} />}
        hasActionBar
      />
      <Reason detail={detail} />
      <OtherSeries detail={detail} />
      {series.taskId !== null && route.stages.length > 0 && <RouteLine route={route} />}
      <DetailFrame side={history}>
        <Card>
          <SeriesFacts
            payment={payment}
            payeeName={series.customerName}
            payments={series.frequency}
            executed={series.executedOccurrences}
            remaining={series.remainingOccurrences}
          />
        </Card>
        <Card>
          <Section title={t('detail.days')}>
            <Occurrences refNo={series.refNo} />
          </Section>
        </Card>
      </DetailFrame>
    </>
  );
}

export function Component() {
  const screens = useTexts('screens');
  const refNo = useSearchParams()[0].get('refNo') ?? '';
  const read = useRead(getRecurringPayment, { body: { refNo } });
  const back = { href: paths.recurring, label: screens('recurring') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {(detail) => <Detail detail={detail} back={back} />}
    </ScreenReading>
  );
}

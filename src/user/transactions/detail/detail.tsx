import { getTransaction, getTransactionTimeline } from '../../../../generated/calls/transactions.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { pathTo } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tabPath } from '../transaction-tabs.ts';
import { DetailActions } from './detail-actions.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { LateTransaction } from './late-transaction.tsx';
import { hasExplanation, StatusBanner } from './status-banner.tsx';
import { TransactionFacts } from './transaction-facts.tsx';
import { useTransactionKey } from './use-transaction-key.ts';

function History() {
  const t = useTexts('transactions');
  const { refNo, menuAccess } = useTransactionKey();
  const timeline = useRead(getTransactionTimeline, { body: { refNo, menuAccess } });
  return (
    <Card>
      <Section title={t('detail.history')}>
        <Reading read={timeline} skeleton={<Skeleton className="h-48 w-full" />}>
          {({ steps, ahead }) => <HistoryTimeline steps={steps} ahead={ahead} />}
        </Reading>
      </Section>
    </Card>
  );
}

export function Component() {
  const t = useTexts('transactions');
  const { refNo, menuAccess, list } = useTransactionKey();
  const read = useRead(getTransaction, { body: { refNo, menuAccess } });
  const back = { href: pathTo(tabPath(list)), label: t('detail.back') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {(detail) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={detail.customerName}
            description={<PaymentLine {...detail} />}
            tag={!hasExplanation(detail) && <StatusLabel {...detail} />}
            actions={<DetailActions detail={detail} />}
            hasActionBar
          />
          {hasExplanation(detail) && <StatusBanner {...detail} />}
          <LateTransaction detail={detail} />
          <DetailFrame side={<History />}>
            <TransactionFacts detail={detail} />
          </DetailFrame>
        </>
      )}
    </ScreenReading>
  );
}

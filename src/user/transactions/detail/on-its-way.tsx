// A transaction that is not approved yet: the same facts, with its approval route.
import { getTransactionOnItsWay, getTransactionTimeline } from '../../../../generated/calls/transactions.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { RouteLine } from '../../../components/route/route-line.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { pathTo } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { tabPath } from '../transaction-tabs.ts';
import { DetailActions } from './detail-actions.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { LateTransaction } from './late-transaction.tsx';
import { hasExplanation, StatusBanner } from './status-banner.tsx';
import { TransactionFacts } from './transaction-facts.tsx';
import { useTransactionKey } from './use-transaction-key.ts';

export function Component() {
  const t = useTexts('transactions');
  const { refNo, menuAccess, taskId, list } = useTransactionKey();
  const read = useRead(getTransactionOnItsWay, { body: { taskId, refNo, menuAccess } });
  const timeline = useRead(getTransactionTimeline, { body: { refNo, menuAccess } });
  const back = { href: pathTo(tabPath(list)), label: t('detail.back') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {({ transaction, route, steps }) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={transaction.customerName}
            description={<PaymentLine {...transaction} />}
            tag={!hasExplanation(transaction) && <StatusLabel {...transaction} />}
            actions={<DetailActions detail={transaction} taskId={taskId} />}
            hasActionBar
          />
          {hasExplanation(transaction) && <StatusBanner {...transaction} />}
          <LateTransaction detail={transaction} />
          <DetailFrame
            side={
              <Card>
                <Section title={t('detail.history')}>
                  <HistoryTimeline steps={timeline.data?.steps ?? steps} ahead={timeline.data?.ahead ?? []} />
                </Section>
              </Card>
            }
          >
            <TransactionFacts detail={transaction} />
          </DetailFrame>
          <RouteLine route={route} />
        </>
      )}
    </ScreenReading>
  );
}

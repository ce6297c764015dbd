// The page on which a request that was sent back is repaired: the reason, the form, the history, the way to cancel it.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import type { RequestDetail, SubmitReceipt } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { listPath } from '../../../components/queue/queues.ts';
import { useRequestKey } from '../../../components/queue/targets.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { pathTo } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EarlierRevisions } from '../detail/earlier-revisions.tsx';
import { remainingSteps } from '../detail/remaining-steps.ts';
import { Notes, Returned } from '../detail/request-notices.tsx';
import { CancelButton } from './cancel-button.tsx';

/** Leads to the page that says who acts next on the repaired request. */
export function useShowRepaired({ menuAccess }: RequestDetail) {
  const navigate = useNavigate();
  return ({ taskId, refNo, revision }: SubmitReceipt) =>
    void navigate(pathTo('/request/repair/success', { taskId, refNo, revision: String(revision), menuAccess }));
}

/** The history below the form, and the button that cancels the request. */
function SoFar({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  return (
    <>
      <Card>
        <Disclosure title={t('detail.history')}>
          <HistoryTimeline steps={request.steps} ahead={remainingSteps(request)} />
        </Disclosure>
      </Card>
      {request.revision > 1 && <EarlierRevisions request={request} />}
      <div className="flex flex-wrap justify-end max-sm:*:grow">
        <CancelButton request={request} />
      </div>
    </>
  );
}

interface RepairPageProps {
  readonly children: (request: RequestDetail) => ReactNode;
}

export function RepairPage({ children }: RepairPageProps) {
  const t = useTexts('requests');
  const read = useRead(getRequestRepair, { body: useRequestKey() });
  const back = { href: listPath('repair'), label: t('tab.repair') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {({ returned, request }) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={request.transaction.customerName}
            description={<PaymentLine amount={request.transaction.amount} refNo={request.refNo} />}
            tag={<StatusLabel status={request.transaction.status} />}
          />
          <Returned returned={returned} makers={request.makers}>
            {t('repair.text', { revision: request.revision + 1 })}
          </Returned>
          <Notes request={request} />
          {children(request)}
          <SoFar request={request} />
        </>
      )}
    </ScreenReading>
  );
}

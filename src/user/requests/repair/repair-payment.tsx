// The payment form filled with a request that was sent back.
import { useNavigate } from 'react-router-dom';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import type { RequestDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import type { KindWithForm } from '../../../components/kinds/payment-forms.ts';
import { paymentKinds } from '../../../components/kinds/payment-kinds.ts';
import { PaymentForm } from '../../../components/payment-form/payment-form.tsx';
import { contentOfKind } from '../../../components/payment-form/kind-context.ts';
import type { PaymentKind } from '../../../components/payment-form/payment-kind.ts';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { listPath } from '../../../components/queue/queues.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { remainingSteps } from '../detail/remaining-steps.ts';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { EarlierRevisions } from '../detail/earlier-revisions.tsx';
import { Notes, Returned } from '../detail/request-notices.tsx';
import { useRequestKey } from '../../../components/queue/targets.ts';
import { CancelButton } from './cancel-button.tsx';

interface RepairingProps {
  readonly kind: PaymentKind;
  readonly request: RequestDetail;
}

function Repairing({ kind, request }: RepairingProps) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const repair = kind.calls.useResubmit();
  const { taskId, refNo, revision, menuAccess, transaction } = request;
  const content = contentOfKind(kind, transaction.transactionDetails);
  if (!content) return <Banner tone="refused" title={t('whyNot.nobody')} />;
  return (
    <PaymentForm
      kind={kind}
      repairOf={refNo}
      place={`${kind.place}-repair ${refNo}`}
      initial={kind.begins.repaired(content)}
      send={(form, confirmed) => repair.send({ taskId, refNo, revision, form, confirmed })}
      onDone={(receipt) =>
        void navigate(
          pathTo('/request/repair/success', {
            taskId: receipt.taskId,
            refNo: receipt.refNo,
            revision: String(receipt.revision),
            menuAccess,
          }),
        )
      }
    />
  );
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

/** The repair page: the reason, the form, the history, and the button that cancels the request. */
export function Component({ of }: { readonly of: KindWithForm }) {
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
          <Repairing kind={paymentKinds[of]} request={request} />
          <SoFar request={request} />
        </>
      )}
    </ScreenReading>
  );
}

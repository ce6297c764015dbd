// The page of a request: notices and actions above, facts on the left, history on the right.
import type { ReactNode } from 'react';
import type { RequestDetail } from '../../../../generated/types.ts';
import { crumbsTo, type BackLink } from '../../../components/shell/crumbs.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { RouteLine } from '../../../components/route/route-line.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { remainingSteps } from './remaining-steps.ts';
import { CodeNamesProvider } from '../../../components/text/code-names.tsx';
import { ChangeList } from './change-list.tsx';
import { EarlierRevisions } from './earlier-revisions.tsx';
import { RequestFacts } from './request-facts.tsx';
import { StepTime } from './step-time.tsx';

interface RequestPageProps {
  readonly request: RequestDetail;
  readonly back: BackLink;
  readonly actions?: ReactNode;
  readonly notices?: ReactNode;
  /** Rendered first in the right column. */
  readonly side?: ReactNode;
}

function Changes({ request: { changes, revision, transaction, series } }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  if (changes.length === 0) return null;
  const title =
    revision > 1
      ? t('detail.changes', { revision: revision - 1 })
      : t('detail.changesFrom', { refNo: series?.replacesRefNo ?? '' });
  return (
    <Card>
      <Section title={title}>
        <CodeNamesProvider names={transaction.codeNames}>
          <ChangeList changes={changes} />
        </CodeNamesProvider>
      </Section>
    </Card>
  );
}

function History({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  return (
    <Card>
      <Section title={t('detail.history')}>
        <HistoryTimeline steps={request.steps} ahead={remainingSteps(request)} />
      </Section>
    </Card>
  );
}

export function RequestPage({ request, back, actions, notices, side }: RequestPageProps) {
  const { transaction, refNo, revision, route } = request;
  return (
    <>
      <PageHeader
        {...crumbsTo(back)}
        title={transaction.customerName}
        description={<PaymentLine amount={transaction.amount} refNo={refNo} />}
        tag={<StatusLabel {...transaction} />}
        actions={actions}
        hasActionBar
      />
      {notices}
      <DetailFrame
        side={
          <>
            {side}
            <StepTime request={request} />
            <History request={request} />
          </>
        }
      >
        <Changes request={request} />
        <RequestFacts request={request} />
        {revision > 1 && <EarlierRevisions request={request} />}
      </DetailFrame>
      {route.stages.length > 0 && <RouteLine route={route} />}
    </>
  );
}

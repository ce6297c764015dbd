import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { getRequest } from '../../../../generated/calls/requests.ts';
import type { RequestDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { hasStopped, RouteLine } from '../../../components/route/route-line.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { listPath } from '../../../components/queue/queues.ts';
import { RequestFacts } from '../detail/request-facts.tsx';
import { useRequestKey, type RequestKey } from '../../../components/queue/targets.ts';

interface SentProps {
  readonly requestKey: RequestKey;
  readonly request: RequestDetail;
}

/** What was sent, and who acts next. */
function Sent({ requestKey, request }: SentProps) {
  const t = useTexts('requests');
  const common = useTexts('common');
  const { refNo, revision, route } = request;
  return (
    <>
      <div role="status">
        <PageHeader
          title={t('repair.sent')}
          description={t('repair.sentText', { revision })}
          actions={
            <>
              <Link to={listPath('repair')} className={buttonClass('quiet')}>
                {t('outcome.back')}
              </Link>
              <Link to={paths.transactionInProcess(requestKey)} className={buttonClass('primary')}>
                {t('outcome.open', { refNo })}
              </Link>
            </>
          }
        />
      </div>
      <Card>
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{t('repair.reference')}</span>
          <span className="figures text-xl font-bold">{refNo}</span>
          <CopyButton text={refNo} label={common('action.copy')} copiedLabel={common('action.copied')} />
        </p>
      </Card>
      <RequestFacts request={request} />
      <RouteLine route={route} />
    </>
  );
}

/**
 * The address can be typed or bookmarked, so the success is shown only if the bank still has the repaired request in
 * progress.
 */
export function Component() {
  const t = useTexts('requests');
  const key = useRequestKey();
  const [parameters] = useSearchParams();
  const revision = Number(parameters.get('revision') ?? 1);
  const read = useRead(getRequest, { body: key });
  const back = { href: listPath('repair'), label: t('tab.repair') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {(request) =>
        hasStopped(request.route) || request.revision < revision ? (
          <Navigate to={paths.repair(key)} replace />
        ) : (
          <Sent requestKey={key} request={request} />
        )
      }
    </ScreenReading>
  );
}

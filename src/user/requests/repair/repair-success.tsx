import { Link, useSearchParams } from 'react-router-dom';
import { previewRoute } from '../../../../generated/calls/requests.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { RouteLine } from '../../../components/route/route-line.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listPath } from '../queue/queues.ts';
import { useRequestKey } from '../queue/targets.ts';

/** The repair is on its way: what it is called and who acts next. */
export function Component() {
  const t = useTexts('requests');
  const common = useTexts('common');
  const key = useRequestKey();
  const [parameters] = useSearchParams();
  const revision = Number(parameters.get('revision') ?? 1);
  const read = useRead(previewRoute, { body: { kind: 'request', refNo: key.refNo, revision } });
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
              <Link to={paths.transactionInProcess(key)} className={buttonClass('primary')}>
                {t('outcome.open', { refNo: key.refNo })}
              </Link>
            </>
          }
        />
      </div>
      <Card>
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{t('repair.reference')}</span>
          <span className="figures text-xl font-bold">{key.refNo}</span>
          <CopyButton text={key.refNo} label={common('action.copy')} copiedLabel={common('action.copied')} />
        </p>
      </Card>
      <Reading read={read} skeleton={<Skeleton className="h-32 w-full" />}>
        {({ route }) => <RouteLine route={route} />}
      </Reading>
    </>
  );
}

import { Link } from 'react-router-dom';
import type { ExceptionalReceipt } from '../../../../generated/types.ts';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { listPath, type ExceptionalQueue } from '../../../components/queue/queues.ts';

export interface ExceptionalDone {
  readonly said: 'doneFirst' | 'doneConfirm' | 'doneDecline';
  readonly receipt: Pick<ExceptionalReceipt, 'refNo' | 'status' | 'notified'>;
}

interface ExceptionalOutcomeProps extends ExceptionalDone {
  readonly queue: ExceptionalQueue;
}

/** How far the exceptional decision has come, and who has been told of it. */
export function ExceptionalOutcome({ queue, said, receipt }: ExceptionalOutcomeProps) {
  const t = useTexts('requests');
  const { refNo, status, notified } = receipt;
  const names = notified.map(({ name }) => name).join(', ');
  return (
    <>
      <div role="status">
        <PageHeader
          title={t(`exceptional.${said}`)}
          description={<span className="figures">{refNo}</span>}
          tag={<StatusLabel status={status} />}
          actions={
            <Link to={listPath(queue)} className={buttonClass('primary')}>
              {t('outcome.back')}
            </Link>
          }
        />
      </div>
      {names && (
        <Card>
          <p>{t('exceptional.told', { names })}</p>
        </Card>
      )}
    </>
  );
}

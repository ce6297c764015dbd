import type { ExceptionalReceipt, PaymentAmount } from '../../../../generated/types.ts';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PaymentLine } from '../../../components/transfer-facts/payment-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NextRequest } from '../decide/next-request.tsx';
import type { ExceptionalQueue } from '../../../components/queue/queues.ts';

export interface ExceptionalDone {
  readonly said: 'doneFirst' | 'doneConfirm' | 'doneDecline';
  readonly receipt: Pick<ExceptionalReceipt, 'refNo' | 'status' | 'notified'>;
}

interface ExceptionalOutcomeProps extends ExceptionalDone {
  readonly queue: ExceptionalQueue;
  readonly payee: string;
  readonly amount: PaymentAmount | null;
}

/** The progress of the exceptional decision, and who was notified. */
export function ExceptionalOutcome({ queue, payee, amount, said, receipt }: ExceptionalOutcomeProps) {
  const t = useTexts('requests');
  const { refNo, status, notified } = receipt;
  const names = notified.map(({ name }) => name).join(', ');
  return (
    <>
      <div role="status">
        <PageHeader
          title={t(`exceptional.${said}`)}
          description={
            <>
              <span className="block font-medium text-ink">{payee}</span>
              <PaymentLine amount={amount} refNo={refNo} />
            </>
          }
          tag={<StatusLabel status={status} />}
          actions={<NextRequest queue={queue} decided={[refNo]} />}
        />
      </div>
      {names && (
        <Card>
          <p>{t('exceptional.notified', { names })}</p>
        </Card>
      )}
    </>
  );
}

import { Link } from 'react-router-dom';
import type { LocalTransferReceipt } from '../../../../generated/types.ts';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { receiptSentence } from '../../../components/local-transfer/transfer-sentence.ts';
import { isOver, RouteLine } from '../../../components/route/route-line.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TransferFactsList } from '../../../components/transfer-facts/transfer-facts-list.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

interface ReceiptProps {
  readonly receipt: LocalTransferReceipt;
  onSamePayee(): void;
  onNew(): void;
}

/** What was sent, what it is called, who acts next, and what can be done now. */
export function Receipt({ receipt, onSamePayee, onNew }: ReceiptProps) {
  const t = useTexts('payments');
  const common = useTexts('common');
  const format = useFormat();
  const { refNo, taskId, status, route, submittedAt, form, executionDate } = receipt;
  const isSettled = status === 'Successful' || isOver(route);
  return (
    <>
      <PageHeader
        title={t('receipt.title')}
        tag={<StatusLabel status={status} />}
        description={receiptSentence(receipt, isSettled, { t, format })}
        actions={
          <Link
            to={paths.transactionInProcess({ taskId, refNo, menuAccess: 'LCY' })}
            className={buttonClass('primary')}
          >
            {t('receipt.open')}
          </Link>
        }
      />
      <Card className="flex flex-col gap-4">
        <p role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{t('receipt.reference')}</span>
          <span className="flex items-center gap-2">
            <span className="figures text-xl font-bold">{refNo}</span>
            <CopyButton text={refNo} label={common('action.copy')} copiedLabel={common('action.copied')} />
          </span>
          <span className="figures text-sm text-ink-soft">{format.moment(submittedAt)}</span>
        </p>
        <TransferFactsList form={form} executionDate={executionDate} />
      </Card>
      {route.stages.length > 0 && <RouteLine route={route} />}
      <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
        <Button variant="quiet" icon="repeat" onPress={onSamePayee}>
          {t('receipt.again')}
        </Button>
        <Button variant="quiet" icon="plus" onPress={onNew}>
          {t('receipt.new')}
        </Button>
        <Button variant="quiet" icon="print" onPress={() => print()}>
          {t('receipt.print')}
        </Button>
      </div>
    </>
  );
}

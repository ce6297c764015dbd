import { Link } from 'react-router-dom';
import { getRequest } from '../../../generated/calls/requests.ts';
import type { RequestDetail, SubmitReceipt } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { StatusLabel } from '../../components/kinds/status-label.tsx';
import type { PaymentContent } from '../../components/payment-form/payment-content.ts';
import type { PaymentKind, ReceiptState } from '../../components/payment-form/payment-kind.ts';
import { MoneyWaitNote } from '../../components/receipt/money-wait-note.tsx';
import { receiptOf } from '../../components/receipt/sent-reading.tsx';
import { isOver, RouteLine } from '../../components/route/route-line.tsx';
import { CodeNamesProvider } from '../../components/text/code-names.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { useCostFacts } from '../../components/transfer-facts/use-cost-facts.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

interface ReceiptProps {
  readonly kind: PaymentKind;
  readonly receipt: SubmitReceipt;
  readonly content: PaymentContent;
  readonly payeeName: string;
  readonly executionDate: string;
  onSamePayee(): void;
  onNew(): void;
}

function stateOf({ status, route }: SubmitReceipt): ReceiptState {
  if (status === 'Successful' || isOver(route)) return 'over';
  return route.stages.length > 0 ? 'waits' : 'on-its-way';
}

/** What the bank says of the request now. */
const useRequestNow = (kind: PaymentKind, { refNo, taskId }: SubmitReceipt) =>
  useRead(getRequest, { body: { refNo, taskId, menuAccess: kind.menuAccess } });

function Costs({ transaction }: Pick<RequestDetail, 'transaction'>) {
  return <KeyValueList facts={useCostFacts(transaction)} />;
}

type SentenceProps = Pick<ReceiptProps, 'kind' | 'content' | 'payeeName'> & { readonly state: ReceiptState };

/** A component of its own, because it says the codes by the names that the bank sent with the request. */
function Sentence({ kind, content, payeeName, state }: SentenceProps) {
  return kind.useSentences().receipt(content, payeeName, state);
}

/** The receipt: what was sent, its reference, who acts next, and what the user can do now. */
export function Receipt({ kind, receipt: sent, content, payeeName, executionDate, onSamePayee, onNew }: ReceiptProps) {
  const t = useTexts('payments');
  const common = useTexts('common');
  const format = useFormat();
  const { data: request, isLoading } = useRequestNow(kind, sent);
  const receipt = request ? receiptOf(request) : sent;
  const waits = request?.transaction.waitsForMoney;
  const { refNo, taskId, status, route, submittedAt } = receipt;
  const { again, anew, track } = kind.useWords();
  const about = { kind, content, payeeName };
  return (
    <CodeNamesProvider names={request?.transaction.codeNames} isAwaited={isLoading}>
      <PageHeader
        title={t('receipt.title')}
        tag={<StatusLabel status={status} waitsForMoney={waits} />}
        description={<Sentence {...about} state={stateOf(receipt)} />}
        actions={
          <Link
            to={paths.transactionInProcess({ taskId, refNo, menuAccess: kind.menuAccess })}
            className={buttonClass('primary')}
          >
            {track}
          </Link>
        }
      />
      {waits && <MoneyWaitNote waits={waits} refNo={refNo} menuAccess={kind.menuAccess} />}
      <Card className="flex flex-col gap-4">
        <p role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{t('receipt.reference')}</span>
          <span className="flex items-center gap-2">
            <span className="figures text-xl font-bold">{refNo}</span>
            <CopyButton text={refNo} label={common('action.copy')} copiedLabel={common('action.copied')} />
          </span>
          <span className="figures text-sm text-ink-soft">{format.moment(submittedAt)}</span>
        </p>
        <kind.Facts content={content} payeeName={payeeName} executionDate={executionDate} />
        {request && <Costs transaction={request.transaction} />}
      </Card>
      {route.stages.length > 0 && <RouteLine route={route} />}
      <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
        <Button variant="quiet" icon="repeat" onPress={onSamePayee}>
          {again}
        </Button>
        <Button variant="quiet" icon="plus" onPress={onNew}>
          {anew}
        </Button>
        <Button variant="quiet" icon="print" onPress={() => print()}>
          {t('receipt.print')}
        </Button>
      </div>
    </CodeNamesProvider>
  );
}

// The costs of a payment, and its approval route.
import { feesApart } from '../../../domain/stamp-duty.ts';
import { previewRoute } from '../../../generated/calls/requests.ts';
import type { Conversion, FeeQuote } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { Amount } from '../money/amount.tsx';
import { RouteLine } from '../route/route-line.tsx';
import { useTexts } from '../text/use-texts.ts';
import { present, when } from '../transfer-facts/present-facts.ts';
import { useExchangeFacts } from '../transfer-facts/use-exchange-facts.tsx';
import { isIndication } from '../transfer-facts/use-rate-text.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentContent } from './payment-content.ts';

type FormProps = Pick<PaymentContent, 'form'>;

interface CostsProps extends FormProps {
  /** True if the amount is the most that is paid. */
  readonly isMost: boolean;
  readonly conversion: Conversion | null | undefined;
}

type CostListProps = Omit<CostsProps, 'form'> & { readonly quote: FeeQuote };

function useTotalLabel({ isMost, conversion }: CostListProps): string {
  const t = useTexts('payments');
  if (isMost) return t('transfer.totalMost');
  return t(isIndication(conversion) ? 'transfer.totalAbout' : 'transfer.total');
}

function CostList(props: CostListProps) {
  const { quote } = props;
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const { fee, stampDuty } = feesApart(quote);
  const total = useTotalLabel(props);
  const facts = present([
    when(<Amount amount={fee} />, t('transfer.fees')),
    when(stampDuty && <Amount amount={stampDuty} />, kinds('transfer.stampDuty')),
    when(<Amount amount={quote.totalDebit} isStrong />, total),
  ]);
  return <KeyValueList isAtEnd facts={facts} />;
}

export function Costs({ form, ...rest }: CostsProps) {
  const read = usePaymentKind().calls.useFee(form);
  return (
    <Reading read={read} skeleton={<Skeleton className="h-16 w-full" />}>
      {(quote) => <CostList {...rest} quote={quote} />}
    </Reading>
  );
}

/** What is debited for an amount in another currency. */
export function Exchanged({ conversion }: { readonly conversion: Conversion }) {
  return <KeyValueList facts={useExchangeFacts()(conversion, isIndication(conversion))} />;
}

export function Route({ form }: FormProps) {
  const { menuAccess, serviceOf } = usePaymentKind();
  const { fromAccount, transactionDetails, timing } = form;
  const question = {
    body: {
      kind: 'draft',
      menuAccess,
      serviceType: serviceOf(form),
      fromAccountId: fromAccount.id,
      ...(transactionDetails && { amount: transactionDetails.amount }),
      ...(timing?.kind === 'forward-dated' && { transactionDate: timing.transactionDate }),
    },
  } as const;
  const read = useRead(previewRoute, question, { keepsPrevious: true });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-28 w-full" />}>
      {({ route }) => <RouteLine route={route} />}
    </Reading>
  );
}

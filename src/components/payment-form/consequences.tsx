// The costs of a payment, and its approval route.
import { previewRoute } from '../../../generated/calls/requests.ts';
import type { Conversion } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { Amount } from '../money/amount.tsx';
import { RouteLine } from '../route/route-line.tsx';
import { useTexts } from '../text/use-texts.ts';
import { exchangeIn, useRateText } from '../transfer-facts/use-rate-text.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentContent } from './payment-content.ts';

type FormProps = Pick<PaymentContent, 'form'>;

interface CostsProps extends FormProps {
  /** True if the amount is the most that is paid. */
  readonly isMost: boolean;
}

export function Costs({ form, isMost }: CostsProps) {
  const t = useTexts('payments');
  const read = usePaymentKind().calls.useFee(form);
  return (
    <Reading read={read} skeleton={<Skeleton className="h-16 w-full" />}>
      {({ totalFee, totalDebit }) => (
        <KeyValueList
          isAtEnd
          facts={[
            { label: t('transfer.fees'), value: <Amount amount={totalFee} /> },
            {
              label: t(isMost ? 'transfer.totalMost' : 'transfer.total'),
              value: <Amount amount={totalDebit} isStrong />,
            },
          ]}
        />
      )}
    </Reading>
  );
}

/** What is debited for an amount in another currency. */
export function Exchanged({ conversion }: { readonly conversion: Conversion }) {
  const t = useTexts('kinds');
  const rateText = useRateText();
  return (
    <KeyValueList
      facts={[
        { label: t('transfer.original'), value: <Amount amount={conversion.debitAmount} /> },
        { label: t('transfer.rate'), value: <span className="figures">{rateText(exchangeIn(conversion))}</span> },
      ]}
    />
  );
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

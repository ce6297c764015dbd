// What a transfer costs, and who will have to act on it.
import { quoteLocalTransferFee } from '../../../generated/calls/payments.ts';
import { previewRoute } from '../../../generated/calls/requests.ts';
import type { LocalTransferForm, ServiceCode } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { Amount } from '../money/amount.tsx';
import { RouteLine } from '../route/route-line.tsx';
import { useTexts } from '../text/use-texts.ts';

const serviceOf = ({ transferType }: LocalTransferForm): ServiceCode => `SVC_LCY_${transferType}`;

export function Costs({ form }: { readonly form: LocalTransferForm }) {
  const t = useTexts('payments');
  const { transferType, fromAccount, transactionDetails } = form;
  const charges = 'charges' in form ? form.charges : undefined;
  const question = {
    body: {
      transferType,
      fromAccountId: fromAccount.id,
      amount: transactionDetails.amount,
      ...(charges && { charges }),
    },
  };
  const read = useRead(quoteLocalTransferFee, question, { keepsPrevious: true });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-16 w-full" />}>
      {({ totalFee, totalDebit }) => (
        <KeyValueList
          isAtEnd
          facts={[
            { label: t('transfer.fees'), value: <Amount amount={totalFee} /> },
            { label: t('transfer.total'), value: <Amount amount={totalDebit} isStrong /> },
          ]}
        />
      )}
    </Reading>
  );
}

export function Route({ form }: { readonly form: LocalTransferForm }) {
  const { fromAccount, transactionDetails, timing } = form;
  const question = {
    body: {
      kind: 'draft',
      menuAccess: 'LCY',
      serviceType: serviceOf(form),
      fromAccountId: fromAccount.id,
      amount: transactionDetails.amount,
      ...(timing.kind === 'forward-dated' && { transactionDate: timing.transactionDate }),
    },
  } as const;
  const read = useRead(previewRoute, question, { keepsPrevious: true });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-28 w-full" />}>
      {({ route }) => <RouteLine route={route} />}
    </Reading>
  );
}

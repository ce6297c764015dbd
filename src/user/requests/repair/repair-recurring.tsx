// The form of a payment filled with a series that was sent back; it stays a series.
import { useMemo } from 'react';
import type { RecurringPayment, RequestDetail } from '../../../../generated/types.ts';
import { paymentKinds } from '../../../components/kinds/payment-kinds.ts';
import { PaymentForm } from '../../../components/payment-form/payment-form.tsx';
import type { PaymentKind } from '../../../components/payment-form/payment-kind.ts';
import { repeatingOnly } from '../../../components/payment-form/repeat/repeating-kind.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RepairPage, useShowRepaired } from './repair-page.tsx';

interface RepairingProps {
  readonly kind: PaymentKind;
  readonly payment: RecurringPayment;
  readonly request: RequestDetail;
}

function Repairing({ kind, payment, request }: RepairingProps) {
  const repair = kind.calls.useResubmit();
  const onDone = useShowRepaired(request);
  const { taskId, refNo, revision } = request;
  const initial = useMemo(() => kind.repeats?.valuesOf(payment), [kind, payment]);
  return (
    <PaymentForm
      kind={kind}
      repairOf={refNo}
      place={`${kind.place}-repair ${refNo}`}
      initial={initial ?? kind.empty}
      send={(form, confirmed) => repair.send({ taskId, refNo, revision, form, confirmed })}
      onDone={onDone}
    />
  );
}

function Repair({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  const { transactionDetails } = request.transaction;
  const payment = 'payment' in transactionDetails ? transactionDetails.payment : undefined;
  const repeatable = Object.values(paymentKinds).find(({ menuAccess }) => menuAccess === payment?.paymentType);
  const kind = useMemo(() => repeatable && repeatingOnly(repeatable), [repeatable]);
  if (!payment || !kind) return <Banner tone="refused" title={t('whyNot.nobody')} />;
  return <Repairing kind={kind} payment={payment} request={request} />;
}

export const Component = () => <RepairPage>{(request) => <Repair request={request} />}</RepairPage>;

// The payment form filled with a request that was sent back.
import type { RequestDetail } from '../../../../generated/types.ts';
import type { KindWithForm } from '../../../components/kinds/payment-forms.ts';
import { paymentKinds } from '../../../components/kinds/payment-kinds.ts';
import { contentOfKind } from '../../../components/payment-form/kind-context.ts';
import { PaymentForm } from '../../../components/payment-form/payment-form.tsx';
import type { PaymentKind } from '../../../components/payment-form/payment-kind.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RepairPage, useShowRepaired } from './repair-page.tsx';

interface RepairingProps {
  readonly kind: PaymentKind;
  readonly request: RequestDetail;
}

function Repairing({ kind, request }: RepairingProps) {
  const t = useTexts('requests');
  const repair = kind.calls.useResubmit();
  const onDone = useShowRepaired(request);
  const { taskId, refNo, revision, transaction } = request;
  const content = contentOfKind(kind, transaction.transactionDetails);
  if (!content) return <Banner tone="refused" title={t('whyNot.nobody')} />;
  return (
    <PaymentForm
      kind={kind}
      repairOf={refNo}
      place={`${kind.place}-repair ${refNo}`}
      initial={kind.begins.repaired(content)}
      send={(form, confirmed) => repair.send({ taskId, refNo, revision, form, confirmed })}
      onDone={onDone}
    />
  );
}

export const Component = ({ of }: { readonly of: KindWithForm }) => (
  <RepairPage>{(request) => <Repairing kind={paymentKinds[of]} request={request} />}</RepairPage>
);

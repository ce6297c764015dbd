import { stopRecurringPayment } from '../../../../generated/calls/recurring.ts';
import type { RecurringSeries } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { SignatureForm } from '../../../components/signature/signature-form.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-queue.ts';

const services = { LCY: 'SVC_LCY_OVB', FCY: 'SVC_FCY_OVB', BILL_PAY: 'SVC_BILL_PAY', TOPUP: 'SVC_TOPUP' } as const;
const changes = { refreshes: ['requests', 'transactions', 'recurring'] } as const;

interface StopDialogProps {
  readonly series: RecurringSeries;
  readonly onClose: () => void;
}

export function StopDialog({ series, onClose }: StopDialogProps) {
  const t = useTexts('recurring');
  const common = useTexts('common');
  const write = useWrite(stopRecurringPayment, changes);
  const { refNo, revision, amount, paymentType } = series;
  const about = {
    serviceType: services[paymentType],
    menuAccess: 'RECURRING',
    trxCurrency: amount.currency,
    trxAmount: amount.value,
    action: 'stop',
    items: [{ refNo, revision }],
  } as const;
  function done(): void {
    showToast({ tone: 'done', title: t('stop.done') });
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('stop.title')} size="medium" doneLabel={common('action.cancel')}>
      <p>{t('stop.text')}</p>
      <SignatureForm
        about={{ ...about, items: [...about.items] }}
        submitLabel={t('stop.confirm')}
        sign={(signature) => write.send({ body: { refNo, revision, signature } })}
        onDone={done}
      />
    </Dialog>
  );
}

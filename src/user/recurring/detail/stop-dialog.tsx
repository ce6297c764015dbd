import { stopRecurringPayment } from '../../../../generated/calls/recurring.ts';
import type { RecurringDetail } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { SignatureForm } from '../../../components/signature/signature-form.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { stopChallengeOf } from './stop-challenge.ts';

const changes = { refreshes: ['requests', 'transactions', 'recurring'] } as const;

interface StopDialogProps {
  readonly detail: RecurringDetail;
  readonly onClose: () => void;
}

export function StopDialog({ detail, onClose }: StopDialogProps) {
  const t = useTexts('recurring');
  const common = useTexts('common');
  const write = useWrite(stopRecurringPayment, changes);
  const { refNo, revision } = detail.series;
  function done(): void {
    showToast({ tone: 'done', title: t('stop.done') });
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('stop.title')} size="medium" doneLabel={common('action.cancel')}>
      <p>{t('stop.text')}</p>
      <SignatureForm
        about={stopChallengeOf(detail)}
        submitLabel={t('stop.confirm')}
        sign={(signature) => write.send({ body: { refNo, revision, signature } })}
        onDone={done}
      />
    </Dialog>
  );
}

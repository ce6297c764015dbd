import { stopRecurringPayment } from '../../../../generated/calls/recurring.ts';
import type { RecurringDetail } from '../../../../generated/types.ts';
import { firstPlannedDay } from '../../../../domain/recurring-series.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useWrite } from '../../../api/write.ts';
import { SignatureForm } from '../../../components/signature/signature-form.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { stopChallengeOf } from './stop-challenge.ts';

const changes = { refreshes: ['requests', 'transactions', 'recurring'] } as const;

/** What happens to the days of the series before it, or of the one that takes over. */
function OtherGoesOn({ detail }: { readonly detail: RecurringDetail }) {
  const t = useTexts('recurring');
  const { date } = useFormat();
  const { series, replacesRefNo, replacedByRefNo, replacedFrom, isReplaced } = detail;
  const begins = firstPlannedDay(series.timing);
  if (isReplaced && replacedFrom)
    return <p>{t('stop.goesOn', { refNo: replacedByRefNo ?? '', date: date(replacedFrom) })}</p>;
  if (replacesRefNo === null || begins <= bankToday()) return null;
  return <p>{t('stop.notBack', { refNo: replacesRefNo, date: date(begins) })}</p>;
}

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
      <OtherGoesOn detail={detail} />
      <SignatureForm
        about={stopChallengeOf(detail)}
        submitLabel={t('stop.confirm')}
        sign={(signature) => write.send({ body: { refNo, revision, signature } })}
        onDone={done}
      />
    </Dialog>
  );
}

// Shown if a cut-off, holiday or calendar day has made a request late: its new day, or its end.
import { chooseForLateRequest } from '../../../generated/calls/requests.ts';
import type { DecisionTarget, LateNotice as Notice, LateOption } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useConfirm } from '../confirm/use-confirm.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useFailure } from '../failure/use-failure.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-queue.ts';

interface LateNoticeProps {
  readonly target: DecisionTarget;
  readonly payee: string;
  readonly late: Notice;
}

function useLateChoice({ target, payee }: Omit<LateNoticeProps, 'late'>) {
  const t = useTexts('requests');
  const format = useFormat();
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const write = useWrite(chooseForLateRequest, { refreshes: ['transactions', 'accounts', 'notifications'] });
  async function choose({ choice }: LateOption): Promise<void> {
    const isSure =
      choice !== 'cancel' ||
      (await confirm({
        title: t('late.cancelTitle'),
        message: t('late.cancelText', { refNo: target.refNo, payee }),
        confirmLabel: t('late.cancel'),
        cancelLabel: t('late.keep'),
        isDanger: true,
      }));
    if (!isSure) return;
    const result = await attempt(() => write.send({ body: { ...target, choice } }));
    if (!result.isDone) return;
    const { executionDate, status } = result.output;
    const moved = status === 'Pending Execute' ? 'late.movedUnpaid' : 'late.moved';
    const title = executionDate ? t(moved, { date: format.date(executionDate) }) : t('late.cancelled');
    showToast({ tone: 'done', title });
  }
  return { choose, isPending: write.isPending };
}

export function LateNotice({ target, payee, late }: LateNoticeProps) {
  const t = useTexts('requests');
  const format = useFormat();
  const fieldText = useFieldText();
  const { choose, isPending } = useLateChoice({ target, payee });
  const buttons = late.options.map((option) => (
    <Button
      key={option.choice}
      size="small"
      variant={option.choice === 'cancel' ? 'danger' : 'primary'}
      isDisabled={isPending}
      onPress={() => void choose(option)}
    >
      {option.executionDate ? t('late.next', { date: format.date(option.executionDate) }) : t('late.cancel')}
    </Button>
  ));
  return (
    <Banner tone="wait" title={t('late.title')} action={<span className="flex flex-wrap gap-2">{buttons}</span>}>
      {fieldText(late)}
    </Banner>
  );
}

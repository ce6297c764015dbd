import { useNavigate } from 'react-router-dom';
import { recallRequest } from '../../../../generated/calls/requests.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-queue.ts';
import { changesOfCancelling } from './use-cancelling.ts';

/** Takes a request back and opens the screen where its maker can correct or cancel it. */
export function useRecalling({ refNo, revision, menuAccess, customerName }: TransactionDetail): () => Promise<void> {
  const t = useTexts('transactions');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const write = useWrite(recallRequest, changesOfCancelling);
  return async () => {
    const isSure = await confirm({
      title: t('action.recallTitle'),
      message: t('action.recallText', { refNo, payee: customerName }),
      confirmLabel: t('action.recall'),
      cancelLabel: t('action.recallLeave'),
      tone: 'wait',
    });
    if (!isSure) return;
    const result = await attempt(() => write.send({ body: { refNo, revision, menuAccess } }));
    if (!result.isDone) return;
    showToast({ tone: 'done', title: t('action.recalled') });
    void navigate(paths.repair({ taskId: result.output.taskId, refNo, menuAccess }));
  };
}

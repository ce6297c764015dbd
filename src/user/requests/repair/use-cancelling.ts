import { cancelRequest } from '../../../../generated/calls/requests.ts';
import type { RequestDetail } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';
import { targetOf } from '../../../components/queue/targets.ts';

/** Asks the maker and cancels the request. Resolves to true if it was cancelled. */
export function useCancelling(request: RequestDetail): () => Promise<boolean> {
  const t = useTexts('requests');
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const write = useWrite(cancelRequest, { refreshes: ['transactions', 'accounts', 'notifications'] });
  return async () => {
    const isSure = await confirm({
      title: t('repair.cancelTitle'),
      message: t('repair.cancelText', { refNo: request.refNo, payee: request.transaction.customerName }),
      confirmLabel: t('act.cancel'),
      cancelLabel: t('repair.keep'),
      isDanger: true,
    });
    if (!isSure) return false;
    const { isDone } = await attempt(() => write.send({ body: targetOf(request) }));
    if (isDone) showToast({ tone: 'done', title: t('repair.cancelled') });
    return isDone;
  };
}

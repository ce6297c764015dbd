import { cancelForwardDated, cancelTransaction } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';

export const changesOfCancelling = { refreshes: ['requests', 'accounts', 'notifications'] } as const;

/** Asks the user, cancels the transaction and shows a toast. */
export function useCancelling({ refNo, revision, menuAccess, customerName }: TransactionDetail) {
  const t = useTexts('transactions');
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const plain = useWrite(cancelTransaction, changesOfCancelling);
  const forward = useWrite(cancelForwardDated, changesOfCancelling);
  return async (isForward: boolean) => {
    const isSure = await confirm({
      title: t('action.cancelTitle'),
      message: t('action.cancelText', { refNo, payee: customerName }),
      confirmLabel: isForward ? t('action.cancelForward') : t('action.cancel'),
      cancelLabel: t('action.keep'),
      isDanger: true,
    });
    if (!isSure) return;
    const write = isForward ? forward : plain;
    const result = await attempt(() => write.send({ body: { refNo, revision, menuAccess } }));
    if (result.isDone) showToast({ tone: 'done', title: t('action.cancelled') });
  };
}

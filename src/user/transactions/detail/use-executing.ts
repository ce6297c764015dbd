// Executes a payment that waited for money, after a confirmation, and shows the result; the money can still be insufficient.
import { groupedAccount } from '../../../../domain/masks.ts';
import { toneOfStatus } from '../../../../domain/transaction-status.ts';
import { executePending } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { refreshOperations } from '../../../api/refresh.ts';
import { useWrite } from '../../../api/write.ts';
import type { Channel } from '../../../components/failure/channel.ts';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useStatusText } from '../../../components/kinds/status-label.tsx';
import { useMoneyWait } from '../../../components/kinds/use-money-wait.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast, type ToastContent } from '../../../ui/toast-queue.ts';
import { followExecution } from './follow-execution.ts';
import { changesOfCancelling } from './use-cancelling.ts';

function useOutcome(): (detail: TransactionDetail) => ToastContent {
  const t = useTexts('transactions');
  const statusText = useStatusText();
  const moneyText = useMoneyWait();
  return ({ refNo, status, waitsForMoney, customerName: payee, banner }) => {
    if (waitsForMoney)
      return { tone: 'wait', title: t('action.stillWaits', { refNo }), description: moneyText(waitsForMoney) };
    const tone = toneOfStatus(status);
    return {
      tone: tone === 'plain' ? 'inform' : tone,
      title: t('action.outcome', { refNo, payee, status: statusText(status) }),
      ...(banner.reason && { description: banner.reason }),
    };
  };
}

/** The detail then shows why the payment is late, and its choices. */
function showLate(_error: ApiError, channel: Channel): boolean {
  if (channel !== 'confirmation') return false;
  void refreshOperations(['getTransaction', 'getTransactionOnItsWay']);
  return true;
}

/** Money leaves without another signature, so the user reads what leaves which account first. */
function useQuestion({ refNo, customerName: payee, fromAcccount, amount, fees }: TransactionDetail) {
  const t = useTexts('transactions');
  const format = useFormat();
  const confirm = useConfirm();
  const total = fees?.totalDebit ?? amount;
  const account = fromAcccount ? `${fromAcccount.alias} ${groupedAccount(fromAcccount.number)}` : '';
  return () =>
    confirm({
      title: t('action.executeTitle'),
      message: t('action.executeText', { refNo, payee, total: total ? format.money(total) : '', account }),
      confirmLabel: t('action.execute'),
    });
}

export function useExecuting(detail: TransactionDetail): () => Promise<void> {
  const { refNo, revision, menuAccess } = detail;
  const t = useTexts('transactions');
  const isSure = useQuestion(detail);
  const { attempt } = useFailure();
  const outcome = useOutcome();
  const write = useWrite(executePending, changesOfCancelling);
  return async () => {
    if (!(await isSure())) return;
    const result = await attempt(() => write.send({ body: { refNo, revision, menuAccess } }), showLate);
    if (!result.isDone) return;
    const close = showToast({ tone: 'inform', title: t('action.executing') });
    // If the status cannot be read, the screen itself shows it later.
    const detail = await followExecution({ refNo, menuAccess }).catch(() => undefined);
    if (!detail) return;
    close();
    showToast(outcome(detail));
  };
}

// What the person may do with a transaction: only what the bank says, each with its confirmation.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  cancelForwardDated,
  cancelTransaction,
  downloadAdvice,
  downloadReceipt,
  executePending,
} from '../../../../generated/calls/transactions.ts';
import type { TransactionAction, TransactionDetail } from '../../../../generated/types.ts';
import { download } from '../../../api/download.ts';
import { useWrite } from '../../../api/write.ts';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { BankEnquiryDialog } from './bank-enquiry-dialog.tsx';
import { EmailReceiptDialog } from './email-receipt-dialog.tsx';
import { SaveFavoriteDialog } from './save-favorite-dialog.tsx';

interface DetailActionsProps {
  readonly detail: TransactionDetail;
  /** While somebody still has to act on it. */
  readonly taskId?: string;
}

const changes = { refreshes: ['requests', 'accounts', 'notifications'] };

function useCancelling(detail: TransactionDetail) {
  const t = useTexts('transactions');
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const plain = useWrite(cancelTransaction, changes);
  const forward = useWrite(cancelForwardDated, changes);
  return async (isForward: boolean) => {
    const { refNo, revision, menuAccess, customerName } = detail;
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

function useFiles({ refNo, idTrxLog }: TransactionDetail) {
  const { attempt } = useFailure();
  const save = (call: typeof downloadReceipt | typeof downloadAdvice, name: string) =>
    idTrxLog && void attempt(() => download(call, { body: { refNo, idTrxLog } }, `${name}-${refNo}.pdf`));
  return { receipt: () => save(downloadReceipt, 'receipt'), advice: () => save(downloadAdvice, 'advice') };
}

type Opened = 'email' | 'enquiry' | 'favorite';

export function DetailActions({ detail, taskId }: DetailActionsProps) {
  const t = useTexts('transactions');
  const navigate = useNavigate();
  const { attempt } = useFailure();
  const execute = useWrite(executePending, changes);
  const cancel = useCancelling(detail);
  const files = useFiles(detail);
  const [opened, open] = useState<Opened>();
  const { refNo, revision, menuAccess, actions, status } = detail;
  const may = (action: TransactionAction) => actions.includes(action);
  const close = () => open(undefined);

  async function executeNow(): Promise<void> {
    const result = await attempt(() => execute.send({ body: { refNo, revision, menuAccess } }));
    if (result.isDone) showToast({ tone: 'inform', title: t('action.executing') });
  }

  return (
    <>
      {may('download-receipt') && (
        <Button variant="quiet" icon="download" onPress={files.receipt}>
          {t('action.receipt')}
        </Button>
      )}
      {may('download-advice') && (
        <Button variant="quiet" icon="download" onPress={files.advice}>
          {t('action.advice')}
        </Button>
      )}
      {may('email-receipt') && (
        <Button variant="quiet" icon="mail" onPress={() => open('email')}>
          {t('action.email')}
        </Button>
      )}
      {may('ask-bank') && (
        <Button variant="quiet" icon="help" onPress={() => open('enquiry')}>
          {t('action.askBank')}
        </Button>
      )}
      {status === 'Successful' && menuAccess === 'LCY' && (
        <Button variant="quiet" icon="star" onPress={() => open('favorite')}>
          {t('action.saveFavorite')}
        </Button>
      )}
      {may('repair') && taskId && (
        <Button icon="edit" onPress={() => void navigate(paths.repair({ taskId, refNo, menuAccess }))}>
          {t('action.repair')}
        </Button>
      )}
      {may('execute') && (
        <Button isPending={execute.isPending} onPress={() => void executeNow()}>
          {t('action.execute')}
        </Button>
      )}
      {may('cancel-forward-dated') && (
        <Button variant="danger" onPress={() => void cancel(true)}>
          {t('action.cancelForward')}
        </Button>
      )}
      {may('cancel') && (
        <Button variant="danger" onPress={() => void cancel(false)}>
          {t('action.cancel')}
        </Button>
      )}
      {opened === 'email' && <EmailReceiptDialog detail={detail} onClose={close} />}
      {opened === 'enquiry' && <BankEnquiryDialog detail={detail} onClose={close} />}
      {opened === 'favorite' && <SaveFavoriteDialog detail={detail} onClose={close} />}
    </>
  );
}

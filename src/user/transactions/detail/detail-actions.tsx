// The actions on a transaction that the bank offers this user, each with its confirmation.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isConcluded } from '../../../../domain/transaction-status.ts';
import type { TransactionAction, TransactionDetail } from '../../../../generated/types.ts';
import { SaveFavoriteDialog } from '../../../components/favorite-form/save-favorite-dialog.tsx';
import { againOf, canBeFavorite, payLinkOf } from '../../../components/kinds/shown-kinds.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import type { ButtonProps } from '../../../ui/button.tsx';
import { BankEnquiryDialog } from './bank-enquiry-dialog.tsx';
import { EmailReceiptDialog } from './email-receipt-dialog.tsx';
import { OfferedActions, type Offer } from './offered-actions.tsx';
import { useCancelling } from './use-cancelling.ts';
import { useExecuting } from './use-executing.ts';
import { useFiles } from './use-files.ts';
import { useRecalling } from './use-recalling.ts';
import { useTransactionKey } from './use-transaction-key.ts';

interface DetailActionsProps {
  readonly detail: TransactionDetail;
  /** Set while an approver must still act. */
  readonly taskId?: string;
}

type Opened = 'email' | 'token' | 'enquiry' | 'favorite';

function useOffers({ detail, taskId }: DetailActionsProps, open: (opened: Opened) => void): Offer[] {
  const t = useTexts('transactions');
  const navigate = useNavigate();
  const cancel = useCancelling(detail);
  const recall = useRecalling(detail);
  const execute = useExecuting(detail);
  const files = useFiles(detail);
  const { refNo, menuAccess, actions, status } = detail;
  const { list } = useTransactionKey();
  const person = usePerson();
  const series = detail.isRecurringSource ? refNo : (detail.seriesRefNo ?? '');
  const payAgain = payLinkOf(person, menuAccess, { paidBefore: refNo });
  const quiet = (id: TransactionAction, icon: ButtonProps['icon'], children: string, onPress: () => void): Offer => ({
    id,
    isOffered: actions.includes(id),
    variant: 'quiet',
    icon,
    children,
    onPress,
  });
  const offers: Offer[] = [
    quiet('download-receipt', 'download', t('action.receipt'), files.receipt),
    quiet('download-advice', 'download', t('action.advice'), files.advice),
    quiet('download-mt103', 'download', t('action.mt103'), files.mt103),
    quiet('email-receipt', 'mail', t('action.email'), () => open('email')),
    quiet('email-pln-token', 'mail', t('action.token'), () => open('token')),
    quiet('ask-bank', 'help', t('action.askBank'), () => open('enquiry')),
    {
      ...quiet('execute', 'send', t(`action.${againOf(detail)}`), () => payAgain && void navigate(payAgain)),
      id: 'pay-again',
      isOffered: payAgain !== undefined && isConcluded(status),
    },
    {
      ...quiet('skip', 'repeat', t('action.openSeries'), () => void navigate(paths.series(series))),
      id: 'series',
      isOffered: series !== '' && mayOpenScreen(person, '/services/recurring/detail'),
    },
    {
      ...quiet('execute', 'star', t('action.saveFavorite'), () => open('favorite')),
      id: 'favorite',
      isOffered: status === 'Successful' && canBeFavorite(detail),
    },
    {
      ...quiet('repair', 'edit', t('action.repair'), () => {
        if (taskId) void navigate(paths.repair({ taskId, refNo, menuAccess }));
      }),
      variant: 'primary',
      isOffered: actions.includes('repair') && taskId !== undefined,
    },
    quiet('edit-pickup', 'edit', t('action.editPickup'), () => void navigate(paths.editPickup(refNo, list))),
    quiet('recall', 'undo', t('action.recall'), () => void recall()),
    { ...quiet('execute', 'bolt', t('action.execute'), () => void execute()), variant: 'primary' },
    {
      ...quiet('cancel-forward-dated', 'ban', t('action.cancelForward'), () => void cancel(true)),
      variant: 'quiet-danger',
    },
    { ...quiet('cancel', 'ban', t('action.cancel'), () => void cancel(false)), variant: 'quiet-danger' },
  ];
  return offers.filter(({ isOffered }) => isOffered);
}

export function DetailActions(props: DetailActionsProps) {
  const { detail } = props;
  const [opened, open] = useState<Opened>();
  const offers = useOffers(props, open);
  const close = () => open(undefined);
  return (
    <>
      <OfferedActions offers={offers} />
      {opened === 'email' && <EmailReceiptDialog detail={detail} document="receipt" onClose={close} />}
      {opened === 'token' && <EmailReceiptDialog detail={detail} document="token" onClose={close} />}
      {opened === 'enquiry' && <BankEnquiryDialog detail={detail} onClose={close} />}
      {opened === 'favorite' && (
        <SaveFavoriteDialog refNo={detail.refNo} payeeName={detail.customerName} onClose={close} />
      )}
    </>
  );
}

import { emailPlnToken, emailReceipt } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { zDocumentEmail } from '../../../../generated/zod.gen.ts';
import { useWrite } from '../../../api/write.ts';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { EmailListField } from '../../../components/form/recipient-fields.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';

interface EmailReceiptDialogProps {
  readonly detail: TransactionDetail;
  /** With a token, its receipt is the one of the electricity company. */
  readonly document: 'receipt' | 'token';
  readonly onClose: () => void;
}

export function EmailReceiptDialog({ detail, document, onClose }: EmailReceiptDialogProps) {
  const t = useTexts('transactions');
  const write = useWrite(document === 'token' ? emailPlnToken : emailReceipt);
  const { refNo, idTrxLog, additionalDetails } = detail;
  return (
    <FormDialog
      title={document === 'token' ? t('email.tokenTitle') : t('email.title')}
      confirmLabel={t('email.send')}
      onClose={onClose}
      schema={zDocumentEmail}
      initial={{ refNo, idTrxLog, email: additionalDetails.email ?? [] }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={(_, { email }) => showToast({ tone: 'done', title: t('email.sent', { count: email.length }) })}
    >
      <EmailListField name="email" label={t('email.to')} />
    </FormDialog>
  );
}

import { emailReceipt } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { zDocumentEmail } from '../../../../generated/zod.gen.ts';
import { useWrite } from '../../../api/write.ts';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { EmailListField } from '../../../components/form/recipient-fields.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';

interface EmailReceiptDialogProps {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
}

export function EmailReceiptDialog({ detail, onClose }: EmailReceiptDialogProps) {
  const t = useTexts('transactions');
  const write = useWrite(emailReceipt);
  const { refNo, idTrxLog, additionalDetails } = detail;
  return (
    <FormDialog
      title={t('email.title')}
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

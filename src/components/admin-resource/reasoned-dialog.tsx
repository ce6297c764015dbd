// A dialog that sends a change for approval, with a reason if the administrator gives one.
import { object, optional } from 'zod/mini';
import type { AdminTaskReceipt } from '../../../generated/types.ts';
import { zReason } from '../../../generated/zod.gen.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';

const schema = object({ reason: optional(zReason) });
const LONGEST_REASON = 200;

interface ReasonedDialogProps {
  readonly title: string;
  onClose(): void;
  send(given: { readonly reason?: string }): Promise<AdminTaskReceipt>;
  onSent?(): void;
  readonly children?: React.ReactNode;
}

export function ReasonedDialog(props: ReasonedDialogProps) {
  const { title, onClose, send, onSent, children } = props;
  const t = useTexts('administration');
  return (
    <FormDialog
      title={title}
      confirmLabel={t('confirm.submit')}
      onClose={onClose}
      schema={schema}
      initial={{ reason: '' }}
      onSubmit={({ reason }) => send(reason ? { reason } : {})}
      onDone={({ refNo }) => {
        showToast({ tone: 'done', title: t('ask.sent', { refNo }) });
        onSent?.();
      }}
    >
      {children}
      <TextField
        name="reason"
        label={t('ask.reason')}
        description={t('ask.reasonNote')}
        textClass="generalText"
        maxLength={LONGEST_REASON}
        rows={2}
        isOptional
      />
    </FormDialog>
  );
}

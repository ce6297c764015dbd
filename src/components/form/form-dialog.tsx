// A short form in a dialog. Confirm sends it, and the dialog closes when it succeeds.
import { useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../text/use-texts.ts';
import { Form } from './form.tsx';
import type { FormShellProps } from './use-form-shell.ts';

interface FormDialogProps<Output, Answer> extends FormShellProps<Output, Answer> {
  readonly title: string;
  readonly confirmLabel: string;
  /** Where "Cancel" could be taken for what the form does. */
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

export function FormDialog<Output, Answer>(props: FormDialogProps<Output, Answer>) {
  const { title, confirmLabel, cancelLabel, isDanger = false, onClose, children, onSubmit, onDone, ...form } = props;
  const t = useTexts('common');
  const id = useId();
  const [isPending, setPending] = useState(false);
  const submit = () => (document.querySelector(`#${CSS.escape(id)}`) as HTMLFormElement | null)?.requestSubmit();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="medium"
      confirmLabel={confirmLabel}
      onConfirm={submit}
      cancelLabel={cancelLabel ?? t('action.cancel')}
      isDanger={isDanger}
      isPending={isPending}
    >
      <Form
        {...form}
        id={id}
        isUnguarded
        onSubmit={(values, confirmed) => {
          setPending(true);
          return onSubmit(values, confirmed).finally(() => setPending(false));
        }}
        onDone={(answer, values) => {
          onDone?.(answer, values);
          onClose();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}

// A short form in a dialog. Confirm sends it, and the dialog closes when it succeeds.
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { Dialog } from '../../ui/dialog.tsx';
import { useConfirm } from '../confirm/use-confirm.ts';
import { useTexts } from '../text/use-texts.ts';
import { flushDeferredChanges } from './deferred-change.ts';
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

/** Tells the dialog around the form whether something was typed. */
function Typed({ isTyped }: { readonly isTyped: RefObject<boolean> }) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => {
          isTyped.current = isDirty;
        },
      }),
    [subscribe, isTyped],
  );
  return null;
}

/** Asks before what was typed is lost. */
function useDismiss(isTyped: RefObject<boolean>, onClose: () => void): () => void {
  const t = useTexts('common');
  const confirm = useConfirm();
  return () => {
    // Escape may follow the last key before the form has its value.
    flushDeferredChanges();
    if (!isTyped.current) return onClose();
    const question = { title: t('form.leaveTitle'), message: t('form.leaveText'), tone: 'wait' } as const;
    const answers = { confirmLabel: t('form.leave'), cancelLabel: t('form.stay') };
    void confirm({ ...question, ...answers }).then((leaves) => leaves && onClose());
  };
}

export function FormDialog<Output, Answer>(props: FormDialogProps<Output, Answer>) {
  const { title, confirmLabel, cancelLabel, isDanger = false, onClose, children, onSubmit, onDone, ...form } = props;
  const t = useTexts('common');
  const id = useId();
  const [isPending, setPending] = useState(false);
  const isTyped = useRef(false);
  const dismiss = useDismiss(isTyped, onClose);
  const submit = () => (document.querySelector(`#${CSS.escape(id)}`) as HTMLFormElement | null)?.requestSubmit();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onDismiss={dismiss}
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
        <Typed isTyped={isTyped} />
        {children}
      </Form>
    </Dialog>
  );
}

import { Dialog } from '../../ui/dialog.tsx';
import type { OpenQuestion } from './questions.ts';

export function QuestionDialog({ question }: { readonly question: OpenQuestion }) {
  const { title, message, tone, confirmLabel, cancelLabel, isDanger, answer } = question;
  const frame = { isOpen: true, onClose: () => answer(false), title, tone };
  if (cancelLabel === undefined) {
    return (
      <Dialog {...frame} doneLabel={confirmLabel}>
        {message}
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => answer(true)}
      isDanger={isDanger}
    >
      {message}
    </Dialog>
  );
}
